import { dateLocale } from '@roi-insight/report-text';
import { useBrand } from '../../brand/index.ts';
import { DateField, type DateFieldProps } from '../../primitives/DateField/DateField.tsx';

/** A date field with the week and the dates of the brand's locale. */
export function DayField(props: Omit<DateFieldProps, 'locale' | 'dateLocale'>) {
  const { locale } = useBrand();
  return <DateField {...props} locale={locale} dateLocale={dateLocale(locale)} />;
}
