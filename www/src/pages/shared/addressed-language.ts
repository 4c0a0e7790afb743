/** The language that an address asks for, `?lang=de`: who follows such a link finds all pages in that language. */
import { known } from "../../package/words/languages.js";

/** A link of the lab, whose parts stand after the #, may say it there, too; from then on it stands before it, which the lab leaves as it is. */
export function addressed(): string | undefined {
  const { search, hash } = location;
  const [before, after] = [search, hash.slice(1)].map((part) => known(new URLSearchParams(part).get("lang") ?? ""));
  if (before === undefined && after !== undefined) history.replaceState(history.state, "", `?lang=${after}${hash}`);
  return before ?? after;
}

/** Links to other pages carry it on: when they are followed, by whatever key or button, or copied. */
export function carryOn(): void {
  const language = addressed();
  if (language === undefined) return;
  const carry = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    // Files to take along, and other sites, speak no language of ours.
    if (!link || link.download || !isPage(link)) return;
    const address = new URL(link.href);
    address.searchParams.set("lang", language);
    link.href = address.href;
  };
  for (const event of ["click", "auxclick", "contextmenu"]) document.addEventListener(event, carry, { capture: true });
}

/** Another one than this: a link within the page must not open it anew. */
const isPage = ({ href, pathname }: HTMLAnchorElement): boolean =>
  href.startsWith(new URL("./", location.href).href) && /(\/|\.html)$/.test(pathname) && pathname !== location.pathname;
