/** Works without a network after the first visit. From a file, or where workers of this kind are forbidden, it does nothing. */
export function offline(): void {
  if (!location.protocol.startsWith("http") || !("serviceWorker" in navigator) || import.meta.env.DEV) return;
  // The address lies beside the page, so its scope is the site, below whatever path it is served.
  navigator.serviceWorker.register("./offline.js").catch(() => {
    // Private windows refuse; the page works all the same as long as there is a network.
  });
}
