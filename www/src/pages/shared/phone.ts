/** Moves elements on a phone, in the markup and not only on screen, so that Tab and screen readers follow the visual order. */

/** As in the style sheets: a phone held upright, or on its side. */
const PHONE = "(max-width: 36rem), (max-width: 60rem) and (max-height: 30rem)";

/** Calls `arrange` now and whenever the screen turns or the window changes its size across the limit. The focus stays. */
export function onPhone(arrange: (phone: boolean) => void): void {
  const phone = matchMedia(PHONE);
  const follow = () => {
    const { activeElement } = document;
    arrange(phone.matches);
    if (activeElement !== document.activeElement) (activeElement as HTMLElement).focus({ preventScroll: true });
  };
  phone.addEventListener("change", follow);
  follow();
}
