/** The service worker of the site, in a browser that is only as much of one as it needs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = readFileSync(join(import.meta.dirname, "../../src/offline/worker.js"), "utf8");

/** What several sites of one host share: all that they keep. */
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
  /** A version of the site at an address comes, and takes the place of the one before. */
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

test("a new version keeps its own pages, not older ones that the browser still has for a while", async () => {
  const { deploy, requests } = host();
  await deploy("https://host/stepstar/", "b");
  expect(requests().map(({ cache }) => cache)).toEqual(["no-cache"]);
});

test("a new version takes the place of the one before, and of no other site of the same host", async () => {
  const { deploy, addresses } = host();
  await deploy("https://host/course/", "a");
  await deploy("https://host/stepstar/", "a");
  await deploy("https://host/stepstar/", "b");
  expect(addresses()).toEqual(["https://host/course/index.html", "https://host/stepstar/index.html"]);
});
