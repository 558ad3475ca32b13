/** The direction of text, as a value of the `dir` attribute. */
export type Direction = 'ltr' | 'rtl';

/** Scripts in use that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/**
 * The direction of a page for readers of this locale, derived from its script, because not all browsers provide the
 * direction (`Intl.Locale.prototype.getTextInfo`).
 * @example directionOf('ar-EG') // 'rtl'
 */
export function directionOf(locale: string): Direction {
  return RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
