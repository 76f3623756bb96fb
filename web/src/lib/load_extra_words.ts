/** Import this to load the messages of the rules and the tutorial. */

import { loadExtraWords } from "./i18n.svelte";

await loadExtraWords();
