/** Whoever imports this has the words of the rules and of the tutorial. */

import { speakMore } from "./i18n.svelte";

await speakMore();
