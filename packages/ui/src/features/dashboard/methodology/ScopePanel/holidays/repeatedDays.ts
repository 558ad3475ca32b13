import { calendarFileProblems } from '@roi-insight/report-text';
import { DAY_MS } from '@roi-insight/roi-math';
import type { ContentLine } from './contentLines.ts';
import { HolidayError } from './HolidayError.ts';

/** Maximum number of occurrences to test, so that a rule that never ends or never applies is read quickly. */
const MAX_OCCURRENCES = 10_000;

/**
 * The supported parts of a rule (RFC 5545, 3.3.10). The library ignores other parts, such as BYEASTER, so a rule with
 * such a part would give wrong days. It reads BYWEEKNO, but wrongly: with other weekdays before 1970, and without weeks
 * that reach into the next year.
 */
const PARTS = /^(FREQ|UNTIL|COUNT|INTERVAL|BYSECOND|BYMINUTE|BYHOUR|BYDAY|BYMONTHDAY|BYYEARDAY|BYMONTH|BYSETPOS|WKST)=/;

/**
 * Combinations that the library reads wrongly, in the parts of a rule from A to Z: numbered weekdays beside others,
 * beside days of a month or in weeks, and days of the year beside other days.
 */
const MISREAD = [
  /^BYDAY=(?=[^;]*\d)([^;]*,)?[A-Z]/,
  /^BYDAY=[^;]*\d.*;(BYMONTHDAY|FREQ=(DAILY|WEEKLY))/,
  /BY(MONTH)?DAY=.*;BYYEARDAY/,
];

/**
 * The days on which a repeated event begins (RFC 5545, RRULE), from its first day to the end of `lastYear`, as days
 * since 1970-01-01. The library is loaded when the first repeated event is read.
 */
export async function repeatedDays(
  rule: ContentLine,
  start: ContentLine,
  lastYear: number,
): Promise<readonly number[]> {
  const { RRuleTemporal } = await import('rrule-temporal');
  const end = Date.UTC(lastYear + 1, 0, 1) / DAY_MS;
  try {
    const parts = rule.value.toUpperCase().split(';').toSorted();
    const isMisread = MISREAD.some((combination) => combination.test(parts.join(';')));
    if (isMisread || !parts.every((part) => PARTS.test(part)))
      throw new HolidayError(rule, calendarFileProblems.unknownRule);
    const rruleString = `${firstDay(rule, start)}\nRRULE:${untilDay(rule, start)}`;
    return new RRuleTemporal({ rruleString, maxIterations: MAX_OCCURRENCES })
      .between(new Date(0), new Date((end + 1) * DAY_MS), true)
      .map((occurrence) => Date.parse(occurrence.toPlainDate().toString()) / DAY_MS)
      .filter((day) => day < end);
  } catch {
    throw new HolidayError(rule, calendarFileProblems.unknownRule);
  }
}

/**
 * The start of the rule. Its time zone is included only if the rule ends at a time in UTC. Otherwise, the time zone is
 * not needed, and its name may be known only to Windows.
 */
const firstDay = (rule: ContentLine, start: ContentLine) =>
  `DTSTART${/UNTIL=[^;]*Z/i.test(rule.value) ? start.parameters : ''}:${start.value}`;

/** The last day on which a repeated event can begin. Some calendars write this day with a time. */
const untilDay = (rule: ContentLine, start: ContentLine) =>
  start.value.includes('T') ? rule.value : rule.value.replace(/(UNTIL=\d{8})T\d{6}Z?/i, '$1');
