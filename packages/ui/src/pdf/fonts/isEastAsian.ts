const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}]/u;

/**
 * Whether the East Asian fonts may set a character: letters of their own scripts, and signs that all scripts share. They
 * have some Arabic and Indic letters too, but those need shaping, which the PDF writer cannot do.
 */
export function isEastAsian(character: string): boolean {
  return EAST_ASIAN.test(character);
}
