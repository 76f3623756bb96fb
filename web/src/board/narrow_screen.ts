/** The media query for screens that show the table in pages. */

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 999px");
