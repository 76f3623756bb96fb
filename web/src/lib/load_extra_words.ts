/** Import this to load the messages of hints, options, puzzles, rules, statistics and tutorial. */

import { loadExtraWords } from "./i18n.svelte";

await loadExtraWords();
