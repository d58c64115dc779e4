import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocusNear } from "./frame/nearFocus";
import { address } from "./route.svelte";
import { settings, showMotion, showTheme } from "./settings/settings.svelte";

showTheme(settings.theme);
showMotion(settings.motion);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
  showTheme(settings.theme);
});
keepFocusNear();
// A table's part of the page comes beside the texts, not after them.
if (address.current.page === "table") void import("./table/TablePage.svelte");
await settings.speak(settings.language);
const target = document.getElementById("page");
if (target) mount(App, { target });
