/** Scripts beside the one that this is a part of: embed.de.js beside embed.js. */

const own = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

/** Fetches one by what its name has more than the own one's. */
export const fetchBeside = (name: string): Promise<void> =>
  new Promise((done, failed) => {
    if (!own?.src) throw new Error("A script inside a page has no files beside it.");
    const script = document.createElement("script");
    // Whatever the page calls it: embed.js?v=2 and embed.de.js?v=2, course.js and course.de.js.
    script.src = own.src.replace(/(\.[^./?#]*)?(?=[?#]|$)/, `.${name}$1`);
    script.nonce = own.nonce;
    script.onload = () => done();
    script.onerror = failed;
    document.head.append(script);
  });
