import { dateLocale } from '@roi-insight/report-text';
import { useBrand } from '../../../brand/index.ts';

/** What a date field needs to know of the brand's locale. */
export function useDateLocales(): { readonly locale: string; readonly dateLocale: string } {
  const { locale } = useBrand();
  return { locale, dateLocale: dateLocale(locale) };
}
