import type { SelectOption } from '../../../primitives/SelectField/SelectField.tsx';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'INR', 'BRL', 'CAD', 'AUD', 'SEK', 'DKK', 'PLN', 'EGP'];

const LOCALES = [
  'en-US',
  'en-GB',
  'de-DE',
  'de-CH',
  'fr-FR',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'sv-SE',
].concat(['ja-JP', 'hi-IN', 'ar-EG']);

const names = (type: 'currency' | 'language', code: string) => new Intl.DisplayNames('en', { type }).of(code) ?? code;

const currency = (code: string): SelectOption => ({ value: code, label: `${code}, ${names('currency', code)}` });
const locale = (tag: string): SelectOption => ({ value: tag, label: names('language', tag) });

/** The common currencies, plus the current one. The empty value means the demo's own currency. */
export const currenciesWith = (chosen: string, usual: string): SelectOption[] =>
  optionsWith(CURRENCIES, chosen, usual, currency);

/** The common locales, plus the current locale. The empty value means the demo's own locale. */
export const localesWith = (chosen: string, usual: string): SelectOption[] =>
  optionsWith(LOCALES, chosen, usual, locale);

function optionsWith(
  common: readonly string[],
  chosen: string,
  usual: string,
  option: (value: string) => SelectOption,
): SelectOption[] {
  const extra = chosen === '' || common.includes(chosen) ? [] : [chosen];
  return [{ value: '', label: `${option(usual).label} (default)` }, ...[...common, ...extra].map(option)];
}
