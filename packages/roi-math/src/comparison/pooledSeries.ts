import type { LogSeries } from '../evidence/series/logWeeks.ts';

/** A weighted mean of teams in one week, relative to their levels before adoption. */
export interface PooledWeek {
  readonly week: number;
  /** Mean ln(hours); null if no team has tickets. */
  readonly mean: number | null;
  /** Sampling variance of the mean. */
  readonly variance: number;
}

/** Several teams as one series. */
export interface PooledSeries {
  readonly weeks: readonly PooledWeek[];
  /** The weight of each team; the weights sum to 1. */
  readonly weights: readonly number[];
}

/** Assumed variance of a team's own weekly shocks, in addition to the sampling variance. */
const OWN_SHOCKS = 0.15 ** 2;

/**
 * The weighted mean of several teams. First, each team's level (the mean of its weeks before `before`, weighted by
 * their precision) is subtracted, so that a week without one of the teams does not move the mean. Weights are constant
 * in time: the inverse of the sum of a team's mean sampling variance and that of shocks; a team without tickets before
 * `before` has weight 0.
 * @param from first week
 * @param to week after the last
 */
export function pooledSeries(teams: readonly LogSeries[], before: number, from: number, to: number): PooledSeries {
  const prepared = teams.map((team) => {
    const level = levelBefore(team, before);
    return {
      rawWeight: Number.isNaN(level) ? 0 : 1 / (meanVariance(team) + OWN_SHOCKS),
      variance: team.ticketVariance,
      level,
      weeks: new Map(team.weeks.map((entry) => [entry.week, entry])),
    };
  });
  const total = prepared.reduce((sum, { rawWeight }) => sum + rawWeight, 0);
  const weeks = Array.from({ length: to - from }, (_, index): PooledWeek => {
    const week = from + index;
    let [share, sum, variance] = [0, 0, 0];
    for (const { rawWeight, variance: ticketVariance, level, weeks } of prepared) {
      const { mean = null, count = 0 } = weeks.get(week) ?? {};
      if (mean === null || rawWeight === 0) continue;
      const weight = rawWeight / total;
      share += weight;
      sum += weight * (mean - level);
      variance += (weight ** 2 * ticketVariance) / count;
    }
    return share === 0
      ? { week, mean: null, variance: 0 }
      : { week, mean: sum / share, variance: variance / share ** 2 };
  });
  return { weeks, weights: prepared.map(({ rawWeight }) => rawWeight / total) };
}

/** Mean ln(hours) of the weeks before a week, each weighted by its number of tickets; NaN if there are no tickets. */
export function levelBefore({ weeks }: LogSeries, before: number): number {
  let [tickets, sum] = [0, 0];
  for (const { week, mean, count } of weeks) {
    if (week >= before || mean === null) continue;
    tickets += count;
    sum += count * mean;
  }
  return sum / tickets;
}

/** Mean sampling variance of the weeks with tickets. */
function meanVariance({ weeks, ticketVariance }: LogSeries): number {
  const filled = weeks.filter(({ mean }) => mean !== null);
  return filled.reduce((sum, { count }) => sum + ticketVariance / count, 0) / filled.length;
}
