/**
 * Replaces the digits of a locale with 0 to 9, for fonts that have no others. @example latinDigits('ar-EG')('٢٤٫٣٪') //
 * '24.3%'
 */
export function latinDigits(locale: string): (text: string) => string {
  const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].toReversed();
  const latin = new Map([
    ...own.map((digit, value) => [digit, String(value)] as const),
    ['٫', '.'],
    ['٬', ','],
    ['٪', '%'],
  ]);
  return (text) => text.replaceAll(/[\p{Nd}٫٬٪]/gu, (character) => latin.get(character) ?? character);
}
