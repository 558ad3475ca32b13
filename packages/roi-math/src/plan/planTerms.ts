import {
  calendarSchema,
  camelKeys,
  PLAN_ALPHA,
  PLAN_DRAWS,
  planRounded,
  type PlanReading,
  type PlanTerms,
  scopeSchema,
} from '@roi-insight/contracts';
import { MEASUREMENT_VERSION } from '../constants.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import type { PlanForecast } from './forecastPlan.ts';
import { teamFacts } from './team/teamFacts.ts';
import type { PlanChoice } from './PlanChoice.ts';
import type { Proposal } from './proposePlan.ts';

/** Names of the rules that the guide about plans describes. */
const RULES = {
  variance: 'pooled within-week variance of standardized ln(hours) before the start, divided by the tickets of a week',
  admission: 'times of work, 60 measured tickets, tickets in 20 of the last 39 weeks before the start',
  statistic: 'larger of |z| at once and |z| with the ramp; weeks and teams as fixed effects; 52 weeks before the start',
  estimand: 'mean change of ln(hours) of tickets after the ramp, as drawn',
};

/**
 * The terms of a plan that the hash covers: everything except the order. Numbers are rounded.
 * @throws {RangeError} if `reading.start` is not a day, or no team has a week
 */
export function planTerms(
  reading: PlanReading,
  { teams, fixed, leftOut, slots, waiting }: Proposal,
  choice: PlanChoice,
  { cells, recommendedWeeks, tau, rho, weekVariance }: PlanForecast,
): PlanTerms {
  const start = dayNumber(reading.start) ?? NaN;
  const weeks = teams.flatMap((team) => team.weeks).flatMap(({ week }) => (week < 0 ? [week] : []));
  const [first, last] = [Math.min(...weeks), Math.max(...weeks)];
  const facts = teams.map((team) => teamFacts(team, last + 1));
  const isKnown = facts.every((one) => one !== null);
  return {
    measurementVersion: MEASUREMENT_VERSION,
    host: reading.host,
    start: reading.start,
    weeks: choice.weeks,
    rampWeeks: choice.rampWeeks,
    slots: [...slots],
    waiting,
    teams: teams.map(({ key, name, timeZone, measure, ticketVariance }, index) => {
      const { scope = null, calendar = null } = choice.settings.get(key) ?? {};
      return {
        key,
        name,
        timeZone,
        measure,
        ticketVariance: planRounded(ticketVariance),
        scope: scope === null ? null : camelKeys(scopeSchema, scope),
        calendar: calendar === null ? null : camelKeys(calendarSchema, calendar),
        facts: isKnown ? (facts[index] ?? null) : null,
      };
    }),
    fixed: [...fixed],
    leftOut: leftOut.map(({ key, name, reason }) => ({ key, name, reason })),
    sizeField: choice.sizeField,
    smallestSaving: planRounded(choice.smallestSaving),
    alpha: PLAN_ALPHA,
    draws: PLAN_DRAWS,
    tau: planRounded(tau),
    rho: planRounded(rho),
    weekVariance: planRounded(weekVariance),
    history: { from: calendarDateOf(start + 7 * first), to: calendarDateOf(start + 7 * last + 6) },
    rules: RULES,
    forecast: cells.map(({ saving, found, error, ...cell }) => ({
      ...cell,
      saving: planRounded(saving),
      found: planRounded(found),
      error: planRounded(error),
    })),
    recommendedWeeks,
  };
}
