/** The zip that Moodle, Ilias and other systems with SCORM 1.2 take: the page of exercises as it stands on this site, with all its files. */
import { strToU8, zipSync } from "fflate";
import { manifest } from "../../course/scorm/manifest.js";

/** The same exercise gives the same bytes: this is the first time that a zip can have. */
const FIRST_TIME = new Date(1980, 0, 1);
const PAGE = "exercise.html";

/** `fetched` gives the text of a file of the site. */
export async function exerciseZip(
  hash: string,
  title: string,
  fetched: (file: string) => Promise<string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const page = await fetched(PAGE);
  const files = new Map<string, string>();
  const wanted = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+|theme\.js|tokens\.css)"/g)].map(
    ([, file]) => file!,
  );
  for (const file of wanted) {
    if (files.has(file)) continue;
    const text = await fetched(file);
    files.set(file, text);
    // What a script imports lies beside it.
    if (file.endsWith(".js"))
      wanted.push(
        ...[...text.matchAll(/\b(?:from|import)\s*\(?\s*["'`]\.\/([\w-]+\.js)["'`]/g)].map(
          ([, name]) => `assets/${name}`,
        ),
      );
  }
  const meta = `<meta name="exercise" content="${hash.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" />`;
  // Without what leads to other pages, which are not in the package.
  const own = page
    .replace("<title>", `${meta}\n    <title>`)
    .replace(/\n\s*<link rel="icon"[^>]*>/, "")
    .replace(/\n\s*<a class="skip".*?<\/header>/s, "");
  const all = new Map([["index.html", own], ...files]);
  const identifier = `stepstar-exercise-${hash.replaceAll(/\W+/g, "-")}`;
  const whole = [["imsmanifest.xml", manifest(title, identifier, [...all.keys()])] as const, ...all];
  return zipSync(Object.fromEntries(whole.map(([name, text]) => [name, strToU8(text)])), {
    level: 6,
    mtime: FIRST_TIME,
  }) as Uint8Array<ArrayBuffer>;
}
