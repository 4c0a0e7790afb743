/** What stands elsewhere on a phone: in the markup too, so that Tab and a voice go through the page as the eye does. */

/** As in the style sheets: held upright, or on its side. */
const PHONE = "(max-width: 36rem), (max-width: 60rem) and (max-height: 30rem)";

/** Puts things in their places, now and whenever the screen is turned or the window gets another size. What had the keys keeps them. */
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
