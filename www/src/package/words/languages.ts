/** The languages: English, which is always there, and one for each file in languages/. */

/** Written in by the build: the names of these files. */
declare const STEPSTAR_LANGUAGES: readonly string[];

export const LANGUAGES: readonly string[] = ["en", ...STEPSTAR_LANGUAGES];

/** What a language calls itself, as a name in a menu. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The one meant by "de-AT"; undefined if there is none. */
export function known(name: string): string | undefined {
  return LANGUAGES.find((language) => name === language || name.startsWith(`${language}-`));
}

/** Warns on the console where there is no catalogue for the language of a figure. */
export function warnOfLanguage(name: string): void {
  if (known(name) === undefined)
    console.warn(`There are no words in "${name}": English stands for it. There are ${LANGUAGES.join(", ")}.`);
}
