/** Light, dark, or as the system is set. */
import { choice, place } from "./dom.js";
import { onPhone } from "./phone.js";

const KEY = "stepstar-theme";
const themes = [
  ["auto", "Theme: auto"],
  ["light", "Theme: light"],
  ["dark", "Theme: dark"],
] as const;

export function theme(): void {
  const select = choice(themes, remembered(), (value) => {
    apply(value);
    remember(value);
  });
  select.ariaLabel = "Theme";
  select.title = "Light, dark, or as the system has it";
  const foot = document.querySelector(".page-foot");
  onPhone((phone) => (phone && foot ? foot : place("theme")).append(select));
  // Follow a choice made in another tab.
  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    select.value = remembered();
    apply(select.value);
  });
  apply(select.value);
}

function apply(value: string): void {
  document.documentElement.style.colorScheme = value === "auto" ? "light dark" : value;
}

/** Storage can be forbidden; then the choice lasts as long as the page. */
function remembered(): string {
  try {
    const value = localStorage.getItem(KEY);
    return themes.some(([name]) => name === value) ? value! : "auto";
  } catch {
    return "auto";
  }
}

function remember(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // The choice still holds for this page.
  }
}
