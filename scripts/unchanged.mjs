/** Long steps of `npm test` that passed are not run again until something changes that they may read: a hash knows. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, release } from "node:os";
import { join } from "node:path";

/** Downloaded or compiled: the lock files, and what is compiled from, stand for them. */
const NEVER_READ = [".git", ".cache", "node_modules", "target", "test-results"];

/** Variables of the environment that tools and tests look at. */
const VARIABLES = /^(LANG|LANGUAGE|LC_\w+|TZ|CHROM\w+|REQUIRE_BROWSER|SEEDS|RUST\w*|CARGO\w*|NODE_\w+)$/;

/** What long steps do not read, of all that is in the project. Of the engine pages have the built module, in www/src/generated. */
export const UNREAD = {
  "Rust tests": ["scripts", "bench", "dist", "site"],
  "TypeScript tests": ["dist", "site"],
  "pages in Chromium": ["crates", "bench", "www/tests/consumers"],
};

/**
 * Every file of a project counts, but for those in the folders that are named as not read: a folder forgotten there costs time, and
 * never hides a failure.
 */
export class Unchanged {
  /** `tools`: the versions of all that runs the tests. */
  constructor(root, tools, environment = process.env) {
    this.root = root;
    const variables = Object.entries(environment).filter(([name]) => VARIABLES.test(name));
    const machine = [process.version, process.arch, release(), availableParallelism(), process.getuid?.()];
    this.around = JSON.stringify([root, tools, machine, variables.sort()]);
  }

  /** When a step passed with everything as it is now; otherwise undefined. @returns {Date | undefined} */
  passed(step, unread) {
    const stamp = this.#stamp(step);
    if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== this.#hash(unread)) return undefined;
    return statSync(stamp).mtime;
  }

  /** Runs a step, and remembers that it passed; whatever else happens, it is run again the next time. */
  async run(step, unread, work) {
    const stamp = this.#stamp(step);
    rmSync(stamp, { force: true });
    const before = this.#hash(unread);
    const note = await work();
    // What was edited meanwhile may have been read before or after.
    if (this.#hash(unread) === before) {
      mkdirSync(join(this.root, ".cache/passed"), { recursive: true });
      writeFileSync(stamp, before);
    }
    return note;
  }

  #stamp(step) {
    return join(this.root, ".cache/passed", step.replaceAll(" ", "-"));
  }

  #hash(unread) {
    const hash = createHash("sha256").update(this.around);
    const add = (path) => {
      for (const entry of readdirSync(join(this.root, path), { withFileTypes: true })) {
        const inside = path === "" ? entry.name : `${path}/${entry.name}`;
        if (unread.includes(inside) || NEVER_READ.includes(entry.name)) continue;
        if (entry.isDirectory()) add(inside);
        // The length keeps the contents of two files from being taken for those of two others.
        else if (entry.isFile()) {
          const content = readFileSync(join(this.root, inside));
          hash.update(`${inside}\n${content.length}\n`).update(content);
        }
      }
    };
    add("");
    return hash.digest("hex");
  }
}

/** How long ago that was, in words. */
export function ago(date, now = Date.now()) {
  const minutes = Math.round((now - date.getTime()) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 120) return `${minutes} ${minutes === 1 ? "minute" : "minutes"} ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.round(hours / 24)} days ago`;
}
