/**
 * The locale of written dates: English month names with the digits of this locale, and the day first if this locale puts it first. Other month names
 * would interrupt English sentences, and the calendars of `th-TH` and `fa-IR` have other years than the report.
 * @example dateLocale('de-DE') // 'en-GB-u-nu-latn': 25 Aug 2025
 */
export function dateLocale(locale: string): string {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  const parts = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).formatToParts(0);
  const order = parts.find(({ type }) => type !== 'literal')?.type === 'day' ? 'en-GB' : 'en-US';
  return `${locale.startsWith('en') ? locale : order}-u-nu-${numberingSystem}`;
}
