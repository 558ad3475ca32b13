import type { Notation } from './notation.ts';

/**
 * The locale of written dates: English month names with the digits of the notation's locale, the month first if it has the
 * month first. Another language's months would stand in the midst of English sentences, and the calendar of `th-TH` or
 * `fa-IR` counts other years than the report.
 * @example dateLocale({ locale: 'de-DE', ... }) // 'en-GB-u-nu-latn': 25 Aug 2025
 */
export function dateLocale({ locale }: Notation): string {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  const parts = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).formatToParts(0);
  const order = parts.find(({ type }) => type !== 'literal')?.type === 'day' ? 'en-GB' : 'en-US';
  return `${locale.startsWith('en') ? locale : order}-u-nu-${numberingSystem}`;
}
