import type { Economics, Program, ProgramTeam, Report } from '@roi-insight/contracts';
import { DAYS_PER_YEAR, MAX_RANGE_WIDTH } from '../constants.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { capacity, parallelFactor, teamHoursOf, workingTimeOf } from './capacity.ts';
import { checkEconomics } from './economics.ts';
import { type Projection, projection } from './projection.ts';
import { mapRange, type OpenRange, type Range } from './range.ts';
import { applyRealizationRate, realizationRange } from './realization.ts';

/** The value of a program in dollars, before licenses. */
export interface ProgramMoney {
  /** Cost of the time saved in the first 13 weeks of each team. */
  readonly saved: OpenRange;
  /** The part that is put to use. */
  readonly realized: OpenRange;
  /** The same per year, as far as the evidence supports it. */
  readonly projection: Projection;
}

/**
 * The value of all adopters: for each team the same computation as in the bridge of one project, then the sum.
 *
 * - Saved: the team's measured hours × the program's hours saved per hour worked × rate × φ. All ends belong to one
 *   effect: low ends add up to the low end, high ends to the high end.
 * - φ = team hours ÷ measured hours, if below 1, assuming that each team has as many people as the report's: the sizes
 *   of the others are unknown.
 * - Base is at most the difference of the team's averages before and after, and no end is above φ × team hours × rate.
 *   The high end is also at most the difference of the averages, or 0 if that is a loss.
 * - Realization discounts savings only.
 *
 * Licenses are not subtracted, because those of the other teams are unknown.
 * @returns null without a program, an estimate or a team size
 * @throws {RangeError} if seats or price are negative or not finite, or the rate is not within 0–1
 */
export function programMoney(report: Report, economics: Economics): ProgramMoney | null {
  checkEconomics(economics);
  const { comparison, evidence } = report;
  const program = comparison?.program ?? null;
  if (program === null || evidence?.kind !== 'estimated' || economics.seats < 1) return null;
  const perHour = savedPerHour(program);
  const workingTime = workingTimeOf(report);
  const { hourly_rate: rate } = report.summary_metrics.assumptions;
  const teams = program.teams.map((team) => {
    const teamHours = teamHoursOf(economics.seats, dayNumber(team.from), team.days, workingTime);
    const saved = savedBy(team, perHour, teamHours, rate);
    const realized = applyRealizationRate(saved, realizationRange(economics.realisationRate));
    const perYear = mapRange(realized, (dollars) => (dollars / team.days) * DAYS_PER_YEAR);
    return { teamHours, saved, realized, perYear };
  });
  const isTooWide = percentOf(perHour.high) - percentOf(perHour.low) > MAX_RANGE_WIDTH;
  const total = (ranges: readonly Range[]): OpenRange => {
    const sum = sumOf(ranges);
    return isTooWide ? { ...sum, high: null } : sum;
  };
  const teamHours = teams.reduce((sum, team) => sum + team.teamHours, 0);
  return {
    saved: total(teams.map(({ saved }) => saved)),
    realized: total(teams.map(({ realized }) => realized)),
    projection: projection(
      total(teams.map(({ perYear }) => perYear)),
      DAYS_PER_YEAR,
      evidence,
      capacity(program.savedHours, teamHours),
    ),
  };
}

/** Hours saved for each hour worked. */
function savedPerHour({ teams, headlineHours: base, savedHoursInterval: [low, high] }: Program): Range {
  const worked = teams.reduce((sum, { measuredHours: hours }) => sum + hours, 0);
  return mapRange({ low, base, high }, (hours) => hours / worked);
}

/** In percent of the time that the work would have taken. */
const percentOf = (perHour: number) => (perHour / (1 + perHour)) * 100;

function savedBy(team: ProgramTeam, perHour: Range, teamHours: number, rate: number): Range {
  const parallel = parallelFactor(team.measuredHours, teamHours);
  const dollars = (hours: number) => parallel * hours * rate;
  const [limit, observed] = [dollars(teamHours), dollars(team.observedHours)];
  const { low, base, high } = mapRange(perHour, (share) => dollars(team.measuredHours * share));
  const supported = Math.min(base, observed, limit);
  return { low: Math.min(low, supported), base: supported, high: Math.min(high, limit, Math.max(observed, 0)) };
}

function sumOf(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, range) => mapRange(sum, (value, which) => value + range[which]), {
    low: 0,
    base: 0,
    high: 0,
  });
}
