/**
 * Sets up what is missing, or explains in a sentence why it cannot. Keeps to the syntax of Node 14: on an old Node newer
 * syntax would fail before the sentence about its version could be printed.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { main, must, Plain, root, run, step } from "./steps.mjs";

const NODE = [20, 19];
const RUST = [1, 88];
const TARGET = "wasm32-unknown-unknown";

/** Checks the machine and installs the packages: one line per step. */
export async function setup() {
  await step("Node", checkNode);
  await step("Rust", checkRust);
  await step("linker", checkLinker);
  await step("WebAssembly target", addTarget);
  await step("npm packages", installPackages);
}

function checkNode() {
  if (older(process.versions.node, NODE)) {
    throw new Plain(
      `Node ${NODE.join(".")} or later is needed and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
    );
  }
  return process.versions.node;
}

async function checkRust() {
  const rustup = "install it from https://rustup.rs, open a new terminal and run this again.";
  const { ok, missing, output } = await run("cargo", ["--version"]);
  if (missing) throw new Plain(`Rust is missing (no cargo on the PATH): ${rustup}`);
  if (!ok && /not installed/.test(output)) {
    throw new Plain(
      "The stable Rust toolchain is not installed: run `rustup toolchain install stable`, then this again.",
    );
  }
  if (!ok) throw new Plain(`cargo does not run:\n${output}`);
  const version = /\d+\.\d+\.\d+/.exec(output)[0];
  if (older(version, RUST)) {
    throw new Plain(`Rust ${RUST.join(".")} or later is needed and this is ${version}: run \`rustup update stable\`.`);
  }
  return version;
}

async function checkLinker() {
  // The compiler finds Microsoft's linker by itself; it is rarely on the PATH.
  if (process.platform === "win32") return "left to the compiler";
  const { ok } = await run("cc", ["--version"]);
  if (ok) return "cc";
  const how =
    process.platform === "darwin"
      ? "run `xcode-select --install`"
      : "install a C compiler (`apt-get install build-essential`, `dnf install gcc` or `pacman -S gcc`)";
  throw new Plain(`Rust needs a linker and there is no working cc: ${how}, then run this again.`);
}

async function addTarget() {
  const sysroot = (await must("rustc", ["--print", "sysroot"])).trim().split("\n").pop();
  if (existsSync(join(sysroot, "lib/rustlib", TARGET))) return "present";
  const { ok, missing, output } = await run("rustup", ["target", "add", TARGET]);
  if (missing) {
    throw new Plain(
      `This Rust cannot build for ${TARGET} and there is no rustup: install Rust from https://rustup.rs.`,
    );
  }
  if (!ok)
    throw new Plain(`${output}\nThe target ${TARGET} could not be added: check the network, then run this again.`);
  return "added";
}

async function installPackages() {
  const stamp = join(root, "node_modules/.installed");
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return "up to date";
  await must("npm", ["ci", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, wanted);
  return "installed";
}

function older(version, [major, minor]) {
  const [a, b] = version.split(".").map(Number);
  return a < major || (a === major && b < minor);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(setup);
