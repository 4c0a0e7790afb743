/** The site's service worker. The build fills in the version and the list of files. */
const VERSION = "";
const FILES = [];

const scope = new URL("./", location.href);
/** All sites of a host share its caches, and another one may be a different version of Stepstar. */
const OURS = `stepstar ${scope.pathname} `;
const CACHE = OURS + VERSION;

/**
 * Where the browser knows routes, it takes what is kept without starting this worker, and a page from the network even if the worker does not
 * answer. So both come sooner, and a page does not stay empty when the browser stops the worker while its scripts are on their way.
 */
const ROUTES = [
  { condition: { requestMode: "navigate" }, source: "race-network-and-fetch-handler" },
  { condition: { urlPattern: { pathname: `${scope.pathname}*`, search: "" } }, source: { cacheName: CACHE } },
];

addEventListener("install", (event) => {
  event.addRoutes?.(ROUTES).catch(() => undefined);
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(FILES.map((file) => keep(cache, file)))));
});

/** Keeps a file. A route looks for an answer by all that it varies with; these are the same for all who ask. */
async function keep(cache, file) {
  // Bypass the HTTP cache: it may still hold pages of the last version, which name assets that are gone.
  const request = new Request(new URL(file, scope), { cache: "no-cache" });
  const { ok, status, headers, body } = await fetch(request);
  if (!ok) throw new Error(`${file} can't be kept: its server answers ${status}.`);
  const kept = new Headers(headers);
  kept.delete("vary");
  await cache.put(request, new Response(body, { headers: kept }));
}

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
 * Assets have a hash in their name, so a cached one never gets old. Where the browser's storage fails, a page would be empty without the
 * network.
 */
async function asset(request) {
  const kept = await caches.match(request, { ignoreSearch: true }).catch(() => undefined);
  return kept ?? fetch(request);
}
