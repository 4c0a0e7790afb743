/** The site's service worker, run against a minimal imitation of the browser's caches, and how a page asks for it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { offline } from "../../src/offline/register.js";

const source = readFileSync(join(import.meta.dirname, "../../src/offline/worker.js"), "utf8");

/** A host whose sites share one cache storage. */
function host() {
  const kept = new Map<string, Request[]>();
  const caches = {
    open: async (name: string) => ({
      addAll: async (requests: (Request | URL)[]) => {
        const before = kept.get(name) ?? [];
        kept.set(name, [...before, ...requests.map((request) => new Request(request))]);
      },
    }),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  };
  /** Installs and activates a version of the site at an address. */
  const deploy = async (address: string, version: string) => {
    const listeners: Record<string, (event: object) => void> = {};
    const filled = source
      .replace('VERSION = ""', `VERSION = "${version}"`)
      .replace("FILES = []", 'FILES = ["index.html"]');
    new Function("addEventListener", "caches", "location", filled)(
      (name: string, listener: (event: object) => void) => {
        listeners[name] = listener;
      },
      caches,
      { href: `${address}offline.js` },
    );
    for (const name of ["install", "activate"]) {
      let done: unknown;
      listeners[name]!({
        waitUntil: (promise: unknown) => {
          done = promise;
        },
      });
      await done;
    }
  };
  const requests = () => [...kept.values()].flat();
  return { deploy, requests, addresses: () => requests().map(({ url }) => url) };
}

test("a new version fetches its pages past the browser's own cache", async () => {
  const { deploy, requests } = host();
  await deploy("https://host/stepstar/", "b");
  expect(requests().map(({ cache }) => cache)).toEqual(["no-cache"]);
});

test("a new version replaces the old one, and leaves other sites of the host alone", async () => {
  const { deploy, addresses } = host();
  await deploy("https://host/course/", "a");
  await deploy("https://host/stepstar/", "a");
  await deploy("https://host/stepstar/", "b");
  expect(addresses()).toEqual(["https://host/course/index.html", "https://host/stepstar/index.html"]);
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
