import type { CalendarDate, Economics, Report } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '../constants.ts';
import { bridge } from '../money/bridge.ts';
import type { PricedSeats } from '../money/spend/ownUnusedSeats.ts';
import { totalDays } from '../report/totalDays.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { isUpToDate } from '../usage/isUpToDate.ts';
import { costsTooMuch } from './costsTooMuch.ts';
import { furtherWeeks } from './furtherWeeks.ts';

/** What the reader can do next, according to the figures of a report. It is never about people. */
export type Recommendation =
  /** Seats to give up. `isLeast`: the true number may be larger. `dollarsPerYear`: their price. */
  | {
      readonly kind: 'fewer-seats';
      readonly seats: number;
      readonly unused: number;
      readonly isLeast: boolean;
      readonly dollarsPerYear: number;
    }
  | { readonly kind: 'renegotiate' }
  /** From this day on, a saving of this percentage could be found; `percent` is null if there is too little data for any verdict. */
  | { readonly kind: 'ask-again'; readonly after: CalendarDate; readonly percent: number | null }
  | { readonly kind: 'find-change' }
  | { readonly kind: 'check-bugs' }
  | { readonly kind: 'compare' }
  | { readonly kind: 'draw-order' };

/** Seats are recommended to be given up if at least this many and this share of them were unused in the last quarter. */
const MIN_UNUSED = 2;
const MIN_UNUSED_SHARE = 0.1;

const MONTHS_PER_YEAR = 12;

/**
 * The recommendation of a report. The first of these conditions that holds decides, and the thresholds were fixed before they were tried on a report:
 *
 * 1. `fewer-seats`: in the last quarter of usage, at least 2 seats and 10 % of the seats were unused, by the smallest number that fits the usage. At
 * least 10 of its 13 weeks are covered, it ended at most 10 days before the report was read, and a seat has a known price above 0.
 * 2. `renegotiate`: the licenses cost something, and the whole range of the net value is below zero ({@link costsTooMuch}).
 * 3. `ask-again`: no change was detected, or there is too little data, and more weeks at this pace would help before the first quarter is over
 * ({@link furtherWeeks}).
 * 4. `find-change`: the first quarter was faster, and a finished later quarter shows that the saving is fading or gone.
 * 5. `check-bugs`: the first quarter was faster, and quality is worse.
 * 6. `compare`: a change was found without other teams to compare with.
 * 7. `draw-order`: a change was found in comparison with teams that have not adopted yet, or not started in an organization, in an order that was not
 * drawn.
 *
 * Null if none holds, and if the answer itself asks the reader to check the number of seats.
 * @param unused the result of {@link ownUnusedSeats}, which only a report with usage needs
 */
export function recommendation(
  report: Report,
  economics: Economics,
  unused: PricedSeats | null,
): Recommendation | null {
  const money = bridge(report, economics);
  if (money.kind === 'unavailable' ? money.reason === 'no-seats' : money.outcome === 'refused') return null;
  return (
    fewerSeats(report, unused) ??
    (costsTooMuch(money) ? { kind: 'renegotiate' } : null) ??
    askAgain(report) ??
    afterClaim(report)
  );
}

function fewerSeats(report: Report, found: PricedSeats | null): Recommendation | null {
  if (found === null || !found.isQuarter || !isUpToDate(report, found.days.to)) return null;
  const { seats, unused, price } = found;
  if (unused.low < Math.max(MIN_UNUSED, seats * MIN_UNUSED_SHARE) || price === null || price.perMonth === 0)
    return null;
  return {
    kind: 'fewer-seats',
    seats,
    unused: unused.low,
    isLeast: unused.low < unused.high,
    dollarsPerYear: unused.low * price.perMonth * MONTHS_PER_YEAR,
  };
}

/** A report that was read long after its last week does not get more weeks. */
function askAgain(report: Report): Recommendation | null {
  const adopted = dayNumber(report.summary_metrics.claude_adoption_date);
  const days = totalDays(report, 'post');
  if (adopted === null || days === null) return null;
  const weeks = Math.floor(days / 7);
  const lastDay = (week: number) => calendarDateOf(adopted + 7 * week - 1);
  const more = furtherWeeks(report, WEEKS_PER_SIDE - weeks);
  if (more === null || !isUpToDate(report, lastDay(weeks))) return null;
  return { kind: 'ask-again', after: lastDay(weeks + more.weeks), percent: more.percent };
}

function afterClaim({ evidence, comparison, organization, quality }: Report): Recommendation | null {
  if (evidence?.kind !== 'estimated' || evidence.verdict === 'no-detectable-change') return null;
  const { verdict, lasting, quarters, gradeReasons } = evidence;
  const isLaterMeasured = quarters?.slice(1).some((quarter) => quarter.complete && quarter.headlinePercent !== null);
  if (verdict === 'faster' && isLaterMeasured && (lasting === 'fading' || lasting === 'gone')) {
    return { kind: 'find-change' };
  }
  if (verdict === 'faster' && quality?.word === 'worse') return { kind: 'check-bugs' };
  // Teams that could not be compared are named with their reasons, so another comparison is not recommended.
  const isComparable = comparison === undefined || comparison.design === 'same-date';
  if (isComparable && gradeReasons.some(({ kind }) => kind === 'no-control')) return { kind: 'compare' };
  const hasNext =
    (evidence.method === 'comparison' && comparison?.teams.some(({ role }) => role === 'control')) ||
    (evidence.method === 'organization' && organization?.teams.some(({ role }) => role === 'comparison'));
  return hasNext ? { kind: 'draw-order' } : null;
}
