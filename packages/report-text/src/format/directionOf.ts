/** The side that lines begin on, as the `dir` attribute says it. */
export type Direction = 'ltr' | 'rtl';

/** Scripts in use that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/**
 * The direction of a page for readers of this locale. Its script decides, which every browser knows; the direction
 * itself (`Intl.Locale.prototype.getTextInfo`) not all of them do.
 * @example directionOf('ar-EG') // 'rtl'
 */
export function directionOf(locale: string): Direction {
  return RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
