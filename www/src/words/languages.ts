/** What each language calls itself. For each but English there is a file beside this one with its words. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", ko: "한국어" } as const;

export type Language = keyof typeof LANGUAGES;
