import "./styles/tokens.css";
import "./pieces/colors.css";
import "./styles/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./lib/offline";
import { negotiated, speak } from "./lib/i18n.svelte";
import { followAddress } from "./lib/router.svelte";
import { rememberSettings, settings } from "./lib/settings.svelte";

rememberSettings();
followAddress();
await speak(negotiated([settings.language, ...navigator.languages]));
mount(App, { target: document.getElementById("page") as HTMLElement });
keepOffline();
