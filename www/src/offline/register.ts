/** Makes the site work without a network after the first visit. Does nothing on `file:` or where service workers are unavailable. */
export function offline(): void {
  if (!location.protocol.startsWith("http") || !("serviceWorker" in navigator) || import.meta.env.DEV) return;
  // Relative to the page, so that the scope is the site, under whatever path it is served.
  navigator.serviceWorker.register("./offline.js").catch(() => {
    // Private windows may refuse; the page still works as long as there is a network.
  });
}
