import type { Economics } from '@roi-insight/contracts';
import { DAYS_PER_YEAR, MAX_RANGE_WIDTH } from '../constants.ts';
import { parallelFactor, teamHoursOf } from '../money/capacity.ts';
import { checkEconomics } from '../money/economics.ts';
import { certain, mapRange, minus, type OpenRange, type Range } from '../money/range.ts';
import { applyRealizationRate, realizationRange } from '../money/realization.ts';
import { DEFAULT_CALENDAR, readCalendar } from '../time/workingCalendar.ts';
import type { PlanRead } from './result/PlanRead.ts';

const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;

/** The value of a plan's saving in dollars, for the teams that started. */
export interface PlanMoney {
  /** Cost of the time saved between start and read date. */
  readonly saved: OpenRange;
  /** The part that is put to use. */
  readonly realized: OpenRange;
  /** Cost of licenses in the same time; null if neither price nor spend is known. */
  readonly cost: number | null;
  /** `realized` minus `cost`. */
  readonly net: OpenRange | null;
  /** Whether the values are claimed as gains or losses. Otherwise, only their ranges mean something. */
  readonly isClaim: boolean;
}

/**
 * The value of a plan, computed for each team as for a program, then the sum.
 *
 * - Saved: the team's measured hours between its start and the read date, weighted by each week's share of the full effect, × hours saved per hour
 * worked × rate × φ. φ = team hours ÷ measured hours, if below 1.
 * - Neither the estimate nor an end of its interval is further from 0 than φ × team hours × rate. An end that is null counts as that limit. The high
 * end is not given if it is null, or if the interval is too wide.
 * - Realization counts savings and losses alike.
 * - Licenses: seats × price for the days from each start to the read date.
 * @param economics `seats`: engineers of each team
 * @param hourlyRate cost of an engineer's hour
 * @returns null if there are no seats, or if no team was read
 * @throws {RangeError} if seats or price are negative or not finite, or the rate is not within 0–1
 */
export function planMoney(result: PlanRead, economics: Economics, hourlyRate: number): PlanMoney | null {
  checkEconomics(economics);
  const { seats, pricePerSeatMonth, realisationRate } = economics;
  if (seats < 1 || result.hours.every(({ hours }) => hours === 0)) return null;
  const perHour = savedPerHour(result);
  const workingTime = readCalendar(DEFAULT_CALENDAR);
  const teams = result.hours.map(({ hours, effectHours, days }) => {
    const teamHours = teamHoursOf(seats, null, days, workingTime);
    const dollars = parallelFactor(hours, teamHours) * hourlyRate;
    const saved = mapRange(perHour, (share) =>
      effectHours === 0 ? 0 : Math.min(Math.max(effectHours * share, -teamHours), teamHours) * dollars,
    );
    return { saved, realized: applyRealizationRate(saved, realizationRange(realisationRate)) };
  });
  const { low, high } = result.interval;
  const isOpen = low === null || high === null || high - low > MAX_RANGE_WIDTH;
  const total = (ranges: readonly Range[]): OpenRange => {
    const sum = ranges.reduce((all, range) => mapRange(all, (value, which) => value + range[which]), certain(0));
    return isOpen ? { ...sum, high: null } : sum;
  };
  const months = result.hours.reduce((sum, { days }) => sum + days, 0) / DAYS_PER_MONTH;
  const cost = seats * pricePerSeatMonth * months;
  const realized = total(teams.map((team) => team.realized));
  return {
    saved: total(teams.map(({ saved }) => saved)),
    realized,
    cost,
    net: minus(realized, certain(cost)),
    isClaim: result.verdict !== 'no-detectable-change',
  };
}

/** Hours saved for each hour worked. Of 100 hours that the work would have taken, p are saved and 100 − p worked. */
function savedPerHour({ savedPercent, interval: { low, high } }: PlanRead): Range {
  const perHour = (percent: number) => percent / (100 - percent);
  return {
    low: low === null ? -Infinity : perHour(low),
    base: perHour(savedPercent),
    high: high === null ? Infinity : perHour(high),
  };
}
