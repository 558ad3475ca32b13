import type { Notation } from '../src/format/index.ts';

export const GERMAN: Notation = { currency: 'EUR', locale: 'de-DE' };
export const EGYPTIAN: Notation = { currency: 'EGP', locale: 'ar-EG' };

/** Notations that differ from en-US in separators, in the currency and, for Egypt, in every digit. */
export const FOREIGN: readonly Notation[] = [GERMAN, { currency: 'JPY', locale: 'ja-JP' }, EGYPTIAN];

/** Patterns of texts that have digits but are the same in every notation. */
const FIXED: readonly RegExp[] = [
  // Fixed words: '95% confidence interval', which may be broken into lines.
  /\b95%/g,
  // A version of the measurement or of the product.
  /\b(version )?\d+\.\d+\.\d+\b|\bversion \d\b/g,
  // An HTTP status, a port, an address, the key of a project, an error code of Node, a time zone.
  /\b(status|port) \d{3}\b|https?:\/\/\S+|\b[A-Z]{2,}-?\d+\b|\b[A-Z]+_\w+\b|\bEtc\/GMT[+-]\d+/g,
];

/** For each locale, the pattern of numbers that are not written as in that locale. Hours and probabilities may have three decimals. */
const FOREIGN_NUMBER: Readonly<Record<string, RegExp>> = {
  'de-DE': /\S*(?:\d\.(?!\d{3}(?!\d))\d|(?<![\d.])[1-9]\d*,\d{3}(?![\dh])|\d%|\$)\S*/g,
  'ja-JP':
    /\S*(?:(?<![\d,])[1-9]\d*\.\d{3}(?![\dh])|\d,(?!\d{3}(?!\d))\d|\d %|\$|\bJPY|¥[\d,]+\.\d+(?![\d.]*[kMBT]))\S*/g,
  'ar-EG': /\S*(?:\d|\$|%)\S*/g,
};

/** The numbers in a text that are not written in this locale. */
export function foreignNumbers({ locale }: Notation, text: string): readonly string[] {
  const plain = FIXED.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text);
  return plain.match(FOREIGN_NUMBER[locale] ?? /(?!)/) ?? [];
}
