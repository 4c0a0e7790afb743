/** The site's service worker, run against a minimal imitation of the browser's caches, and how a page asks for it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { offline } from "../../src/pages/offline/register.js";

const source = readFileSync(join(import.meta.dirname, "../../src/pages/offline/worker.js"), "utf8");

class FromNetwork extends Response {
  constructor(address: string, status: number) {
    super(`${address} from the network`, { status, headers: { vary: "Origin", "content-type": "text/javascript" } });
  }
}

/** A host whose sites share one cache storage. With `network` false nothing can be fetched, with `storage` false nothing kept is found. */
function host() {
  const kept = new Map<string, Request[]>();
  const connection = { network: true, storage: true, status: 200 };
  const fetch = async (request: Request) => {
    if (!connection.network) throw new TypeError("Failed to fetch");
    return new FromNetwork(request.url, connection.status);
  };
  const answers: Response[] = [];
  const caches = {
    open: async (name: string) => ({
      put: async (request: Request, answer: Response) => {
        kept.set(name, [...(kept.get(name) ?? []), request]);
        answers.push(answer);
      },
    }),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (asked: Request | string, { ignoreSearch = false } = {}) => {
      if (!connection.storage) throw new DOMException("Unexpected internal error", "UnknownError");
      const address = new URL(new Request(asked).url);
      if (ignoreSearch) address.search = "";
      return requests().some(({ url }) => url === address.href) ? `${address.href} as it was kept` : undefined;
    },
  };
  /** Installs and activates a version of the site at an address. */
  const deploy = async (address: string, version: string, event: object = {}) => {
    const listeners: Record<string, (event: object) => void> = {};
    const filled = source
      .replace('VERSION = ""', `VERSION = "${version}"`)
      .replace("FILES = []", 'FILES = ["index.html", "lists.html", "assets/main-a1b2c3d4.js"]');
    new Function("addEventListener", "caches", "location", "fetch", filled)(
      (name: string, listener: (event: object) => void) => {
        listeners[name] = listener;
      },
      caches,
      { href: `${address}offline.js` },
      fetch,
    );
    for (const name of ["install", "activate"]) {
      let done: unknown;
      listeners[name]!({
        ...event,
        waitUntil: (promise: unknown) => {
          done = promise;
        },
      });
      await done;
    }
    /** What a page is answered; undefined where the worker leaves the request to the browser. */
    return async (url: string, { mode = "no-cors", method = "GET" } = {}): Promise<unknown> => {
      let answer: unknown;
      listeners.fetch!({
        // A request for a page can't be made by a script.
        request: Object.defineProperty(new Request(url, { method }), "mode", { value: mode }),
        respondWith: (promise: unknown) => {
          answer = promise;
        },
      });
      const given = await answer;
      return given instanceof Response ? given.text() : given;
    };
  };
  const requests = () => [...kept.values()].flat();
  return { deploy, requests, answers, connection, addresses: () => requests().map(({ url }) => url) };
}

test("a new version fetches its pages past the browser's own cache", async () => {
  const { deploy, requests } = host();
  await deploy("https://host/stepstar/", "b");
  expect(new Set(requests().map(({ cache }) => cache))).toEqual(new Set(["no-cache"]));
});

test("a new version replaces the old one, and leaves other sites of the host alone", async () => {
  const { deploy, addresses } = host();
  await deploy("https://host/course/", "a");
  await deploy("https://host/stepstar/", "a");
  await deploy("https://host/stepstar/", "b");
  const files = ["index.html", "lists.html", "assets/main-a1b2c3d4.js"];
  expect(addresses()).toEqual(
    ["course", "stepstar"].flatMap((site) => files.map((file) => `https://host/${site}/${file}`)),
  );
});

const SITE = "https://host/stepstar/";
const PAGE = { mode: "navigate" };

test("a page comes from the network while there is one, so that a new version is seen at once", async () => {
  const ask = await host().deploy(SITE, "a");
  expect(await ask(`${SITE}lists.html`, PAGE)).toBe(`${SITE}lists.html from the network`);
});

test.each([
  ["", "index.html"],
  ["?from=a-course#example=ties", "index.html"],
  ["lists.html", "lists.html"],
  ["lists.html?from=a-course#about", "lists.html"],
])("without a network the page %j is found as %s", async (address, file) => {
  const { deploy, connection } = host();
  const ask = await deploy(SITE, "a");
  connection.network = false;
  expect(await ask(SITE + address, PAGE)).toBe(`${SITE + file} as it was kept`);
});

test("a page that the site does not have fails without a network as it would without a worker", async () => {
  const { deploy, connection } = host();
  const ask = await deploy(SITE, "a");
  connection.network = false;
  await expect(ask(`${SITE}nothing.html`, PAGE)).rejects.toThrow("Failed to fetch");
});

test("what a page names is taken from what is kept, and from the network only where it is not kept", async () => {
  const ask = await host().deploy(SITE, "a");
  const script = `${SITE}assets/main-a1b2c3d4.js`;
  expect(await ask(script)).toBe(`${script} as it was kept`);
  const newer = `${SITE}assets/main-e5f6a7b8.js`;
  expect(await ask(newer)).toBe(`${newer} from the network`);
});

test("other sites, and all that is no mere question, are left to the browser", async () => {
  const ask = await host().deploy(SITE, "a");
  expect(await ask("https://host/course/index.html")).toBeUndefined();
  expect(await ask("https://elsewhere/stepstar/index.html", PAGE)).toBeUndefined();
  expect(await ask(`${SITE}index.html`, { method: "POST" })).toBeUndefined();
});

test("a browser that knows routes takes what is kept by its address alone, and a page even from a worker that is silent", async () => {
  const routes = vi.fn(async () => undefined);
  const { deploy, answers } = host();
  await deploy(SITE, "a", { addRoutes: routes });
  const kept = { urlPattern: { pathname: "/stepstar/*", search: "" } };
  expect(routes).toHaveBeenCalledExactlyOnceWith([
    { condition: { requestMode: "navigate" }, source: "race-network-and-fetch-handler" },
    { condition: kept, source: { cacheName: "stepstar /stepstar/ a" } },
  ]);
  expect(answers.map(({ headers }) => [...headers])).toEqual(answers.map(() => [["content-type", "text/javascript"]]));
  expect(answers).toHaveLength(3);
});

test("a version of which a file does not come is not kept, and routes that a browser does not understand do no harm", async () => {
  const { deploy, connection } = host();
  const routes = () => Promise.reject(new TypeError("no such source"));
  await expect(deploy(SITE, "a", { addRoutes: routes })).resolves.toBeDefined();
  connection.status = 503;
  await expect(deploy(SITE, "b")).rejects.toThrow("index.html can't be kept: its server answers 503.");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test.each([
  ["forbids", () => Promise.reject(new DOMException("denied", "SecurityError"))],
  // As in a frame with `sandbox`, in which a course's platform may show the page.
  ["does not even mention", null],
])("a page works on where its browser %s service workers", async (_, register) => {
  const asked = vi.fn();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("navigator", {
    get serviceWorker() {
      asked();
      if (!register) throw new DOMException("sandboxed", "SecurityError");
      return { register };
    },
  });
  expect(offline).not.toThrow();
  // A rejection nobody handles would fail the run.
  await new Promise((done) => setTimeout(done));
  expect(asked).toHaveBeenCalledOnce();
});

test("a script comes from the network where the browser's storage fails", async () => {
  const { deploy, connection } = host();
  const answer = await deploy("https://host/stepstar/", "a");
  connection.storage = false;
  const script = "https://host/stepstar/assets/main-a1b2c3d4.js";
  await expect(answer(script)).resolves.toBe(`${script} from the network`);
});
