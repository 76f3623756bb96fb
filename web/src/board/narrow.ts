/** Is the table shown in pages, as on a phone? */

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 999px");
