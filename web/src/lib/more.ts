/** Importing this loads the words of the rules and of the tutorial. */

import { speakMore } from "./i18n.svelte";

await speakMore();
