import { WEEKS_PER_SIDE } from '../constants.ts';
import { type Change, percentInterval } from '../evidence/change.ts';
import { headline } from '../evidence/headline.ts';
import { NORMAL_95 } from '../comparison/plainChange.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import type { PooledFit } from './fitTeams.ts';
import type { CalendarQuarter } from './Organization.ts';
import type { OrganizationMember } from './organizationMembers.ts';
import { quarterWeights } from './quarterWeights.ts';

interface StartedWeek {
  readonly member: number;
  readonly day: number;
  /** Number of the quarter since the team's start. */
  readonly quarter: number;
  readonly tickets: number;
  readonly hours: number;
  readonly observed: number;
}

/**
 * The hours of all teams since their starts by quarter of the calendar, to which a week belongs by its first day. Without the assistant, the h hours of
 * the weeks in the same quarter since their start would have been h · exp(−θ) with the effect θ of that quarter. The interval is that of the sum of
 * these hours, normal in ln (delta method).
 * @param fit of the quarters since the start
 */
export function calendarQuarters(members: readonly OrganizationMember[], fit: PooledFit): CalendarQuarter[] {
  const weeks = members.flatMap(startedWeeks);
  return [...new Set(weeks.map(({ day }) => quarterStart(day)))].toSorted().map((from) => {
    const own = weeks.filter(({ day }) => quarterStart(day) === from);
    const days = own.map(({ day }) => day);
    const first = days.reduce((least, day) => Math.min(least, day), Infinity);
    const change = changeOf(own, fit);
    const [low, high] = percentInterval(change);
    return {
      from,
      first: calendarDateOf(first),
      days: new Set(days).size * 7,
      tickets: own.reduce((sum, { tickets }) => sum + tickets, 0),
      measuredHours: own.reduce((sum, { hours }) => sum + hours, 0),
      observedHours: own.reduce((sum, { observed }) => sum + observed, 0) + 0,
      effectPercent: { low, base: headline({ mean: change.estimate, deviation: change.deviation }, change), high },
      teamWeeks: members.map((_, index) => own.filter(({ member }) => member === index).length),
    };
  });
}

function startedWeeks({ start, team }: OrganizationMember, member: number): StartedWeek[] {
  if (start === null) return [];
  const { shownHours, weekZero } = team.series;
  const before = shownHours.filter(({ week }) => week < Math.floor(start));
  const sum = (of: 'tickets' | 'hours') => before.reduce((total, entry) => total + entry[of], 0);
  const average = sum('hours') / sum('tickets');
  return shownHours.flatMap(({ week, tickets, hours }) => {
    const since = week - Math.ceil(start);
    if (since < 0) return [];
    const quarter = Math.floor(since / WEEKS_PER_SIDE) + 1;
    return [{ member, day: weekZero + week * 7, quarter, tickets, hours, observed: average * tickets - hours }];
  });
}

function changeOf(weeks: readonly StartedWeek[], fit: PooledFit): Change & { readonly deviation: number } {
  const size = fit.fit.coefficients.length;
  const effects = [...new Set(weeks.map(({ quarter }) => quarter))].map((number) => {
    const own = weeks.filter(({ quarter }) => quarter === number);
    const weights = quarterWeights(number, size);
    const effect = weights.reduce((sum, weight, index) => sum + weight * (fit.fit.coefficients[index] ?? NaN), 0);
    const hours = own.reduce((sum, one) => sum + one.hours, 0);
    return { weights, hours, expected: hours * Math.exp(-effect) };
  });
  const worked = effects.reduce((sum, { hours }) => sum + hours, 0);
  const expected = effects.reduce((sum, one) => sum + one.expected, 0);
  // Without an hour of work, every effect is as good; the first quarter's is used.
  const share = (one: { readonly expected: number }) => (expected > 0 ? one.expected / expected : 1 / effects.length);
  const weights = Array.from({ length: size }, (_, index) =>
    effects.reduce((sum, one) => sum + share(one) * (one.weights[index] ?? NaN), 0),
  );
  const found = fit.estimate(weights);
  const estimate = expected > 0 ? Math.log(worked / expected) : found.change.estimate;
  const margin = NORMAL_95 * found.deviation;
  return { estimate, low: estimate - margin, high: estimate + margin, deviation: found.deviation };
}

/** First day of the quarter of the calendar that contains a day. */
function quarterStart(day: number): string {
  const [year = '', month = ''] = calendarDateOf(day).split('-');
  const first = Math.floor((Number(month) - 1) / 3) * 3 + 1;
  return `${year}-${String(first).padStart(2, '0')}-01`;
}
