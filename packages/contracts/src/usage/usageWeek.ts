import { array, mixed } from 'yup';
import type { CalendarDate } from '../values/calendarDate.ts';
import { isJsonObject } from '../values/jsonObject.ts';
import { isUsageMonday } from './isUsageMonday.ts';
import { MAX_USAGE_WEEKS, MAX_WEEK_SPEND } from './usageLimits.ts';
import { isPeopleCount, MAX_PEOPLE, type PeopleCount } from './peopleCount.ts';

/** A week of a team on the wire. */
export interface WireUsageWeek {
  /** A Monday. */
  readonly week_start: CalendarDate;
  readonly coverage: 'reported' | 'not-covered';
  readonly active?: PeopleCount;
  readonly seats?: number;
  readonly spend?: number;
}

/** A week whose workdays are all covered by the source. */
export interface ReportedWeek {
  readonly weekStart: CalendarDate;
  readonly coverage: 'reported';
  /** People who used the assistant in the week. */
  readonly active: PeopleCount;
  readonly seats: number | null;
  readonly spend: number | null;
}

/** A week that the source does not cover, or covers only in part. It does not count as a week without use. */
export interface UncoveredWeek {
  readonly weekStart: CalendarDate;
  readonly coverage: 'not-covered';
}

/** A team in a week that begins on Monday. */
export type UsageWeek = ReportedWeek | UncoveredWeek;

const isWithin = (value: unknown, max: number) => typeof value === 'number' && value >= 0 && value <= max;

/** The check of the value of each field. A reported week may lack seats and spend. */
const FIELDS: Readonly<Record<keyof WireUsageWeek, (value: unknown) => boolean>> = {
  week_start: isUsageMonday,
  coverage: (value) => value === 'reported' || value === 'not-covered',
  active: (value) => value === undefined || isPeopleCount(value),
  seats: (value) => value === undefined || (isWithin(value, MAX_PEOPLE) && Number.isInteger(value)),
  spend: (value) => value === undefined || isWithin(value, MAX_WEEK_SPEND),
};

const MESSAGES: Readonly<Record<keyof WireUsageWeek, string>> = {
  week_start: 'must be a Monday like 2025-08-25, from 2000 to 2100',
  coverage: 'must be "reported" or "not-covered"',
  active: 'must be 0, "1-4", or a whole number from 5 to 1000000',
  seats: `must be a whole number from 0 to ${MAX_PEOPLE}`,
  spend: `must be a number from 0 to ${MAX_WEEK_SPEND}`,
};

/** The error in a week: the end of its path, and a message. Values are not quoted, because they could name persons. */
function problemOf(week: unknown, before: unknown): readonly [path: string, message: string] | null {
  if (!isJsonObject(week)) return ['', 'must be an object'];
  const fields = [...keysOf(FIELDS)];
  if (Object.keys(week).some((name) => !Object.hasOwn(FIELDS, name))) return ['', 'has fields that are not known'];
  const wrong = fields.find((name) => !FIELDS[name](week[name]));
  if (wrong !== undefined) return [`.${wrong}`, MESSAGES[wrong]];
  const { coverage, active, seats, spend } = week;
  const hasNumbers = active !== undefined || seats !== undefined || spend !== undefined;
  if (coverage === 'reported' ? active === undefined : hasNumbers)
    return ['', 'must have `active` if it is reported, and no numbers if it is not covered'];
  const isAfter = !isJsonObject(before) || String(before['week_start']) < String(week['week_start']);
  return isAfter ? null : ['', 'must be later than the week before it'];
}

const keysOf = <T extends object>(value: T): readonly (keyof T & string)[] =>
  Object.keys(value).filter((name): name is keyof T & string => Object.hasOwn(value, name));

const isUsageWeek = (value: unknown): value is WireUsageWeek => problemOf(value, null) === null;

/** Schema of the weeks of a team, in order, each week once. Yup's object schemas do not check the weeks, because they need a second for ten thousand weeks. */
export const usageWeeksSchema = array(mixed(isUsageWeek).required().meta({ shape: 'week' }))
  .typeError('${path} must be a list')
  .max(MAX_USAGE_WEEKS, `\${path} must have at most ${MAX_USAGE_WEEKS} weeks`)
  .defined('${path} is required')
  .test('weeks', (weeks, context) => {
    if (weeks.length > MAX_USAGE_WEEKS) return true;
    for (const [index, week] of weeks.entries()) {
      const problem = problemOf(week, weeks[index - 1]);
      if (problem === null) continue;
      const path = `${context.path}[${index}]${problem[0]}`;
      return context.createError({ path, message: `${path} ${problem[1]}` });
    }
    return true;
  });

/** The week as a kind, by its coverage. */
export const usageWeekFrom = ({ week_start: weekStart, active, seats, spend }: WireUsageWeek): UsageWeek =>
  active === undefined
    ? { weekStart, coverage: 'not-covered' }
    : { weekStart, coverage: 'reported', active, seats: seats ?? null, spend: spend ?? null };
