import type { Economics, Program, ProgramTeam, Report } from '@roi-insight/contracts';
import { MAX_RANGE_WIDTH } from '../constants.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { capacity, parallelFactor, teamHoursOf, workingTimeOf } from './capacity.ts';
import { checkEconomics } from './economics.ts';
import { hasNoValue } from './hasNoValue.ts';
import { isClaim } from './isClaim.ts';
import { type Projection, projection } from './projection.ts';
import { mapRange, type OpenRange, type Range } from './range.ts';
import { applyRealizationRate, realizationRange } from './realization.ts';

/** The value of a program in dollars, before licenses. */
export interface ProgramMoney {
  /** Cost of the time saved in the first 13 weeks of each team. */
  readonly saved: OpenRange;
  /** The part that is put to use. */
  readonly realized: OpenRange;
  /** Whether these amounts may be called gains or losses; otherwise, only their ranges mean something. */
  readonly isClaim: boolean;
  /** The realized amount in a year, on the condition that the effect lasts. */
  readonly projection: Projection;
}

/**
 * The value of all adopters: for each team the same computation as in the bridge of one project, then the sum.
 *
 * - Saved: the team's measured hours × the program's hours saved per hour worked × rate × φ. All ends belong to one effect: low ends add up to the
 * low end, high ends to the high end.
 * - φ = team hours ÷ measured hours, if below 1, assuming that each team has as many people as the report's: the sizes of the others are unknown.
 * - Neither the estimate nor an end of its interval is further from 0 than φ × team hours × rate. With a claim, base and high end are also at most
 * the difference of the team's averages before and after, and the high end of a loss is 0.
 * - Realization counts savings and losses alike.
 *
 * Licenses are not subtracted, because those of the other teams are unknown.
 * @returns null if the report has no program, no estimate or no team size
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
  const valueOf = (areLimited: boolean) =>
    program.teams.map((team) => {
      const teamHours = teamHoursOf(economics.seats, dayNumber(team.from), team.days, workingTime);
      const saved = savedBy(team, perHour, teamHours, rate, areLimited);
      const realized = applyRealizationRate(saved, realizationRange(economics.realisationRate));
      return { teamHours, saved, realized };
    });
  const limited = valueOf(true);
  const claimed = isClaim(evidence.verdict, sumOf(limited.map(({ saved }) => saved)).base);
  const teams = claimed ? limited : valueOf(false);
  const isTooWide = percentOf(perHour.high) - percentOf(perHour.low) > MAX_RANGE_WIDTH;
  const total = (ranges: readonly Range[]): OpenRange => {
    const sum = sumOf(ranges);
    return isTooWide ? { ...sum, high: null } : sum;
  };
  const teamHours = teams.reduce((sum, team) => sum + team.teamHours, 0);
  const isRefused = capacity(program.savedHours, teamHours).kind === 'refused';
  const realized = total(teams.map((team) => team.realized));
  return {
    saved: total(teams.map(({ saved }) => saved)),
    realized,
    isClaim: claimed,
    projection: projection(
      realized,
      isRefused ? 'refused' : hasNoValue(rate, economics) ? 'nothing' : claimed ? 'open' : 'inconclusive',
      evidence.grade,
    ),
  };
}

/** Hours saved for each hour worked. */
function savedPerHour({ teams, headlineHours: base, savedHoursInterval: [low, high] }: Program): Range {
  const worked = teams.reduce((sum, { measuredHours: hours }) => sum + hours, 0);
  return mapRange({ low, base, high }, (hours) => hours / worked);
}

/** Converts hours saved for each hour worked to percent of the time that the work would have taken. */
const percentOf = (perHour: number) => (perHour / (1 + perHour)) * 100;

function savedBy(team: ProgramTeam, perHour: Range, teamHours: number, rate: number, isLimited: boolean): Range {
  const parallel = parallelFactor(team.measuredHours, teamHours);
  const dollars = (hours: number) => parallel * hours * rate;
  const [limit, observed] = [dollars(teamHours), dollars(team.observedHours)];
  const { low, base, high } = mapRange(perHour, (share) =>
    Math.min(Math.max(dollars(team.measuredHours * share), -limit), limit),
  );
  if (!isLimited) return { low, base, high };
  const supported = Math.min(base, observed);
  return { low: Math.min(low, supported), base: supported, high: Math.min(high, Math.max(observed, 0)) };
}

function sumOf(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, range) => mapRange(sum, (value, which) => value + range[which]), {
    low: 0,
    base: 0,
    high: 0,
  });
}
