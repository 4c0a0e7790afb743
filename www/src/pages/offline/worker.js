/** The site's service worker. The build fills in the version and the list of files. */
const VERSION = "";
const FILES = [];

const scope = new URL("./", location.href);
/** All sites of a host share its caches, and another one may be a different version of Stepstar. */
const OURS = `stepstar ${scope.pathname} `;
const CACHE = OURS + VERSION;

addEventListener("install", (event) => {
  // Bypass the HTTP cache: it may still hold pages of the last version, which name assets that are gone.
  const requests = FILES.map((file) => new Request(new URL(file, scope), { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(OURS) && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope.href)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : asset(request));
});

/** Pages come from the network if there is one, as they name the assets of their version. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const address = new URL(request.url);
    // The lab keeps its state in the hash, which a reload's request includes.
    address.search = address.hash = "";
    if (address.href === scope.href) address.pathname += "index.html";
    const kept = await caches.match(address.href);
    if (kept) return kept;
    throw error;
  }
}

/**
 * Assets have a hash in their name, so a cached one never gets old; nor does it vary, whatever headers a server gives it. Where the
 * browser's storage fails, a page would be empty without the network.
 */
async function asset(request) {
  const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true }).catch(() => undefined);
  return kept ?? fetch(request);
}
