import { readCurrency } from '@roi-insight/contracts';
import { currencyOfSign } from './currencyOfSign.ts';

/** The currency at the end of a heading, as in “Cost ($)”, “Spend (EUR)” and cost_usd. */
const UNIT = /[_\s]*\(?([$€£]|[a-z]{3})\)?$/i;

/** The currency that a heading names, and the rest of the heading; null if it names none. */
export function headingCurrency(heading: string): { readonly currency: string; readonly name: string } | null {
  const [end, unit = ''] = UNIT.exec(heading.trim()) ?? [];
  if (end === undefined || end === heading.trim()) return null;
  const currency = currencyOfSign(unit) ?? (/^[_\s(]/.test(end) ? readCurrency(unit.toUpperCase()) : null);
  return currency === null ? null : { currency, name: heading.trim().slice(0, -end.length) };
}
