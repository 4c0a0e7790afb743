/** Calls back in the frame after an element has become larger or smaller: what is changed within the same frame would be an error of the page. */
export function onResize(element: Element, work: () => void): void {
  let frame = 0;
  new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(work);
  }).observe(element);
}
