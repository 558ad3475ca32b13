import { dateFormats } from './dateFormats.ts';
import { moneyFormats } from './moneyFormats.ts';
import type { Notation } from './notation.ts';
import { numberFormats } from './numberFormats.ts';

/** How one notation writes numbers, amounts and dates. */
export type Formats = ReturnType<typeof createFormats>;

/**
 * The formats of a notation. Each `Intl` format is constructed at its first use and then kept.
 * @example createFormats({ currency: 'EUR', locale: 'de-DE' }).money(1234) // '1.234 €'
 */
export function createFormats({ currency, locale }: Notation) {
  return { locale, ...numberFormats(locale), ...moneyFormats({ currency, locale }), ...dateFormats(locale) };
}
