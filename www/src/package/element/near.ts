/** Tells how near to the reader's view a part of the page is: what is far away takes no memory, and what is out of sight doesn't play. */
import { atEnd } from "../shared/cancel.js";

/** How far around the view something is near: enough to be painted before it is scrolled to. */
const MARGIN = "25%";

/** `isSeen`: whether it lies in the view now, which the browser tells only after a frame. */
export function watchNear(
  element: Element,
  isSeen: boolean,
  signal: AbortSignal,
  changed: (near: boolean, seen: boolean) => void,
): void {
  let [near, seen] = [isSeen, isSeen];
  const watch = (margin: string, tell: (inside: boolean) => void) => {
    const observer = new IntersectionObserver((entries) => tell(entries.at(-1)!.isIntersecting), {
      rootMargin: margin,
    });
    observer.observe(element);
    atEnd(signal, () => observer.disconnect());
  };
  changed(near, seen);
  watch(MARGIN, (inside) => {
    near = inside;
    changed(near, seen);
  });
  watch("0px", (inside) => {
    seen = inside;
    changed(near, seen);
  });
}
