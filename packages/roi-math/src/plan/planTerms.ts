import {
  calendarSchema,
  camelKeys,
  PLAN_ALPHA,
  PLAN_DRAWS,
  type PlanReading,
  type PlanTerms,
  scopeSchema,
} from '@roi-insight/contracts';
import { MEASUREMENT_VERSION } from '../constants.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import type { PlanForecast } from './forecastPlan.ts';
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
 * The terms of a plan that the hash covers: everything except the order.
 * @throws {RangeError} if `reading.start` is not a day, or no team has a week
 */
export function planTerms(
  reading: PlanReading,
  { teams, fixed, leftOut, slots, waiting }: Proposal,
  choice: PlanChoice,
  { cells, recommendedWeeks, tau, rho, weekVariance }: PlanForecast,
): PlanTerms {
  const start = dayNumber(reading.start) ?? NaN;
  const weeks = teams.flatMap((team) => team.weeks).map(({ week }) => week);
  const days = weeks.filter((week) => week < 0).map((week) => start + 7 * week);
  return {
    measurementVersion: MEASUREMENT_VERSION,
    host: reading.host,
    start: reading.start,
    weeks: choice.weeks,
    rampWeeks: choice.rampWeeks,
    slots: [...slots],
    waiting,
    teams: teams.map(({ key, name, timeZone, measure, ticketVariance }) => {
      const { scope = null, calendar = null } = choice.settings.get(key) ?? {};
      return {
        key,
        name,
        timeZone,
        measure,
        ticketVariance,
        scope: scope === null ? null : camelKeys(scopeSchema, scope),
        calendar: calendar === null ? null : camelKeys(calendarSchema, calendar),
      };
    }),
    fixed: [...fixed],
    leftOut: leftOut.map(({ key, name, reason }) => ({ key, name, reason })),
    sizeField: choice.sizeField,
    smallestSaving: choice.smallestSaving,
    alpha: PLAN_ALPHA,
    draws: PLAN_DRAWS,
    tau,
    rho,
    weekVariance,
    history: { from: calendarDateOf(Math.min(...days)), to: calendarDateOf(Math.max(...days) + 6) },
    rules: RULES,
    forecast: [...cells],
    recommendedWeeks,
  };
}
