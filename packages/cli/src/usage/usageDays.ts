import { usageOptionErrors } from '@roi-insight/report-text';
import { type CalendarDate, isCalendarDate, MAX_USAGE_WEEKS, USAGE_DAYS } from '@roi-insight/contracts';
import { addDays, dateOf, daysBetween } from '@roi-insight/jira-reader';
import { wrongInput } from '../exitCodes.ts';
import type { UsageCommandOptions } from './usageOptions.ts';

/** The days of usage to read. */
interface Days {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** If `--from` is missing, this number of days before the last day is read, so that 52 weeks are read in total. */
const DEFAULT_DAYS = 363;

/** The days from `--from` to `--to`; null if both options are missing. */
export function givenDays({ from, to }: UsageCommandOptions, now: Date): Days | null {
  if (from === undefined && to === undefined) return null;
  if (from === undefined || to === undefined) throw wrongInput(usageOptionErrors.oneDay);
  return checked({ first: from, last: to }, now);
}

/** The days to read from an API. Default: 52 weeks until yesterday, because today is not over. */
export function daysToRead({ from, to }: UsageCommandOptions, now: Date): readonly CalendarDate[] {
  const end = to ?? addDays(today(now), -1);
  const start = from ?? (isCalendarDate(end) ? addDays(end, -DEFAULT_DAYS) : end);
  const { first, last } = checked({ first: start, last: end }, now);
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

const today = (now: Date): CalendarDate => dateOf(now.getTime());

function checked(days: Days, now: Date): Days {
  const { first, last } = days;
  if (!isCalendarDate(first) || !isCalendarDate(last)) throw wrongInput(usageOptionErrors.days);
  if (first < USAGE_DAYS.first) throw wrongInput(usageOptionErrors.early(USAGE_DAYS.first));
  if (last < first) throw wrongInput(usageOptionErrors.backward);
  if (last >= today(now)) throw wrongInput(usageOptionErrors.late);
  if (daysBetween(first, last) >= 7 * MAX_USAGE_WEEKS) throw wrongInput(usageOptionErrors.tooMany(MAX_USAGE_WEEKS));
  return days;
}
