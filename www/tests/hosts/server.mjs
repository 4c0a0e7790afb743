/** Servers of course systems, for as long as they are looked at. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** For a server to start, and for a message from the browser to Python. */
const PATIENCE_MS = 30_000;

export async function freePort() {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Asks until the answer is yes; false when patience ends. */
export async function patiently(ask) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (await ask()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

/** Starts a server in a folder, and does some work while it answers at its address. */
export async function serving(command, words, cwd, address, work) {
  const server = spawn(command, words, { cwd, stdio: "ignore" });
  try {
    // It says its address a little before it listens.
    await patiently(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return await work();
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
  }
}
