/** Missing in TypeScript's types and in Firefox. */
type WithWeek = Intl.Locale & {
  readonly weekInfo?: { readonly firstDay: number };
  readonly getWeekInfo?: () => { readonly firstDay: number };
};

/** Common regions whose week starts on Sunday or Saturday, from CLDR. */
const SUNDAY = 'BR CA HK IL IN JP KR MX SA TW US ZA'.split(' ');
const SATURDAY = 'AE EG IR KW QA'.split(' ');

/** The first day of the week of a locale, 0 for Sunday. @example weekStart('de-DE') // 1 */
export function weekStart(tag: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale: WithWeek = new Intl.Locale(tag);
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (first !== undefined) return DAYS[first % 7] ?? 1;
  const region = locale.maximize().region ?? '';
  if (SUNDAY.includes(region)) return 0;
  return SATURDAY.includes(region) ? 6 : 1;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
