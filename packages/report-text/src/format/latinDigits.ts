import { inNotation } from './notation.ts';

const digits = inNotation(({ locale }) => {
  const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].toReversed();
  return new Map([...own.map((digit, value) => [digit, String(value)] as const), ['٫', '.'], ['٬', ','], ['٪', '%']]);
});

/** The text with the digits 0 to 9 in place of those of the locale, for fonts that have no others. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\p{Nd}٫٬٪]/gu, (character) => digits().get(character) ?? character);
