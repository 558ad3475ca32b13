const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}]/u;

/**
 * Whether the East Asian fonts may be used for a character. They are used for letters of their own scripts and for
 * symbols of all scripts. They also contain some Arabic and Indic letters, but jsPDF cannot shape those.
 */
export function isEastAsian(character: string): boolean {
  return EAST_ASIAN.test(character);
}
