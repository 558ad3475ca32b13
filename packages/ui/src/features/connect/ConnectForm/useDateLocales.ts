import { dateLocale } from '@roi-insight/report-text';
import { useBrand } from '../../../brand/index.ts';

/** The locale props of date fields, from the brand's locale. */
export function useDateLocales(): { readonly locale: string; readonly dateLocale: string } {
  const { locale } = useBrand();
  return { locale, dateLocale: dateLocale(locale) };
}
