/** The service worker of the site. The build puts in the version and the list of files. */
const VERSION = "";
const FILES = [];

const scope = new URL("./", location.href);
/** The caches of a host belong to all of its sites, and another one may be a Stepstar of another version. */
const OURS = `stepstar ${scope.pathname} `;
const CACHE = OURS + VERSION;

addEventListener("install", (event) => {
  // The browser may still have pages of the last version for a while: they name assets that are gone.
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

/** Pages come fresh where there is a network: they name the assets that belong to them. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const address = new URL(request.url);
    // The lab writes down its board behind the #: a reload asks for that as well.
    address.search = address.hash = "";
    if (address.href === scope.href) address.pathname += "index.html";
    const kept = await caches.match(address.href);
    if (kept) return kept;
    throw error;
  }
}

/** Assets carry a hash in their name: what is kept under it never changes. */
async function asset(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
