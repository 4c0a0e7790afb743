/** Light, dark, or as the system is set: chosen in the foot of the page, beside the language. */
import { choice } from "./dom.js";
import { onRemembered, remember, remembered } from "./remembered.js";
import { around } from "./text.js";

const KEY = "stepstar-theme";
const themes = [
  ["auto", around("Theme: auto")],
  ["light", around("Theme: light")],
  ["dark", around("Theme: dark")],
] as const;

export function theme(): void {
  const select = choice(themes, chosen(), (value) => {
    apply(value);
    remember(KEY, value);
  });
  select.ariaLabel = around("Theme");
  select.title = around("Light, dark, or as the system has it");
  document.querySelector(".page-foot")?.append(select);
  onRemembered(KEY, () => {
    select.value = chosen();
    apply(select.value);
  });
  apply(select.value);
}

function apply(value: string): void {
  document.documentElement.style.colorScheme = value === "auto" ? "light dark" : value;
}

function chosen(): string {
  const value = remembered(KEY);
  return themes.some(([name]) => name === value) ? value! : "auto";
}
