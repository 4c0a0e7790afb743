/** Makes the site work without a network after the first visit. Does nothing on `file:` or where service workers are unavailable. */
export function offline(): void {
  if (!location.protocol.startsWith("http") || !("serviceWorker" in navigator) || import.meta.env.DEV) return;
  register().catch(() => {
    // Private windows and frames with `sandbox` may refuse; the page still works as long as there is a network.
  });
}

/** Asynchronous, as a frame with `sandbox` may not even look at the property. */
async function register(): Promise<void> {
  // Relative to the page, so that the scope is the site, under whatever path it is served.
  await navigator.serviceWorker.register("./offline.js");
}
