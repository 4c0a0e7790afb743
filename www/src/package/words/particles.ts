/**
 * Korean particles have two forms, and the last sound before it decides which one follows: "3을", but "4를". Texts write both, as
 * "{place}을(를)", and here one of them stays.
 */

/** What a particle is after a consonant, and after a vowel. */
const FORMS: Readonly<Record<string, readonly [consonant: string, vowel: string]>> = {
  "은(는)": ["은", "는"],
  "이(가)": ["이", "가"],
  "을(를)": ["을", "를"],
  "과(와)": ["과", "와"],
  "(으)로": ["으로", "로"],
  "(이)라고": ["이라고", "라고"],
};

const BOTH = Object.keys(FORMS).map((form) => form.replaceAll(/[()]/g, String.raw`\$&`));
/** Brackets, quotation marks and tags behind a word have no sound. */
const AFTER_WORD = new RegExp(String.raw`([A-Za-z]+|\S)((?:[)\]}”’"']|<[^>]*>)*)(${BOTH.join("|")})`, "gu");

/** How digits and letters end that don't end in a vowel: 영, 일, 삼, 육, 칠, 팔, and 엘, 엠, 엔, 알. Whole tens, hundreds and so on end in a consonant as well. */
const L_SOUND = /[178LR]/i;
const CONSONANT = /[036MN]/i;
const [FIRST_SYLLABLE, LAST_SYLLABLE] = [0xac00, 0xd7a3];
/** Of the endings that a syllable can have. */
const ENDINGS = 28;
const L_ENDING = 8;

/** The sound that a word ends in; null where its letters don't tell, as in English words. */
function lastSound(word: string): "vowel" | "l" | "consonant" | null {
  const letter = word.charCodeAt(0);
  // No regular expression: on a page without a character set its letters would be others.
  if (word.length === 1 && letter >= FIRST_SYLLABLE && letter <= LAST_SYLLABLE) {
    const ending = (letter - FIRST_SYLLABLE) % ENDINGS;
    if (ending === 0) return "vowel";
    return ending === L_ENDING ? "l" : "consonant";
  }
  // The star of A* is 스타, % is 퍼센트.
  if (!/^[A-Za-z\d*%]$/.test(word)) return null;
  if (L_SOUND.test(word)) return "l";
  return CONSONANT.test(word) ? "consonant" : "vowel";
}

/** A text in which each particle has the form that belongs after its word. After an English word both forms stay, as is usual. */
export function withParticles(text: string): string {
  return text.replaceAll(AFTER_WORD, (both, word: string, marks: string, particle: string) => {
    const sound = lastSound(word);
    if (sound === null) return both;
    // "로" is the one that follows the sound of L as it does a vowel.
    const isOpen = sound === "vowel" || (sound === "l" && particle === "(으)로");
    return word + marks + FORMS[particle]![isOpen ? 1 : 0];
  });
}
