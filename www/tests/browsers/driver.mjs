/** A browser by WebDriver, for those that playwright-core has no protocol for: as little of the standard as the tests need. */
import { spawn } from "node:child_process";
import { setTimeout as rest } from "node:timers/promises";

/** Only ends a wait for what never comes. */
const PATIENCE_MS = 60_000;
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export class Browser {
  #address;
  #session = "";
  #process;

  /**
   * Starts the driver, and a browser with it.
   * @param {{ program: string, words(port: number): string[], capabilities: object }} engine
   * @param {number} port
   */
  static async start({ program, words, capabilities }, port) {
    const browser = new Browser();
    browser.#address = `http://127.0.0.1:${port}`;
    browser.#process = spawn(program, words(port), { stdio: "ignore" });
    const until = Date.now() + PATIENCE_MS;
    while (!(await fetch(`${browser.#address}/status`).catch(() => undefined))) {
      if (Date.now() > until) throw new Error(`${program} does not answer.`);
      await rest(50);
    }
    const asked = { capabilities: { alwaysMatch: { ...capabilities, timeouts: { script: PATIENCE_MS } } } };
    const { sessionId, capabilities: got } = await browser.#call("POST", "/session", asked);
    browser.#session = `/session/${sessionId}`;
    browser.name = `${got.browserName} ${got.browserVersion}`;
    return browser;
  }

  async #call(method, path, body) {
    const headers = { "content-type": "application/json" };
    const content = body && { headers, body: JSON.stringify(body) };
    const response = await fetch(this.#address + path, { method, ...content });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message || value.error);
    return value;
  }

  goto(url) {
    return this.#call("POST", `${this.#session}/url`, { url });
  }

  reload() {
    return this.#call("POST", `${this.#session}/refresh`, {});
  }

  resize(width, height) {
    return this.#call("POST", `${this.#session}/window/rect`, { width, height });
  }

  /** What a function returns in the page, also if that is a promise. It is sent as text, so it sees nothing but its arguments. */
  async run(work, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work})(...Array.from(arguments).slice(0, -1)))
        .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) + "\\n" + error?.stack }));`;
    const { value, error } = await this.#call("POST", `${this.#session}/execute/async`, { script, args });
    if (error) throw new Error(error);
    return value;
  }

  /** Until a function of the page returns something true. */
  async until(work, ...args) {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const value = await this.run(work, ...args);
      if (value) return value;
      if (Date.now() > end) throw new Error(`It never came: ${work}`);
      await rest(50);
    }
  }

  async click(selector) {
    const found = await this.#call("POST", `${this.#session}/element`, { using: "css selector", value: selector });
    await this.#call("POST", `${this.#session}/element/${found[ELEMENT]}/click`, {});
  }

  /** Keys, one after the other, to whatever has the focus. */
  async press(...keys) {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#call("POST", `${this.#session}/actions`, { actions: [{ type: "key", id: "keys", actions }] });
  }

  /** A press of the mouse in the window, at pixels of the page. */
  async pressAt(x, y) {
    const actions = [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#call("POST", `${this.#session}/actions`, {
      actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
    });
  }

  /** What the window shows, as a PNG. */
  async shot() {
    return Buffer.from(await this.#call("GET", `${this.#session}/screenshot`), "base64");
  }

  async end() {
    await this.#call("DELETE", this.#session).catch(() => {});
    this.#process.kill();
  }
}
