import type { LogSeries } from '../evidence/series/logWeeks.ts';
import type { Shocks } from '../stats/whiten.ts';

/** With fewer teams or weeks than this, the moments say too little. */
const MIN_TEAMS = 3;
const MIN_WEEKS = 13;
/** Shocks if the moments say too little: those of a usual team. */
const ASSUMED: Shocks = { deviation: 0.2, persistence: 0.4 };
/** A level that fades more slowly than this is a walk, and its variance is unknown. */
const MAX_PERSISTENCE = 0.9;

interface Cell {
  readonly week: number;
  readonly sampling: number;
  readonly value: number;
}

/**
 * The AR(1) shocks of a usual team, by moments from the weeks before the first start.
 *
 * From the weekly means of ln(hours), each team's line over its weeks (least squares, all weeks alike) is subtracted, then the mean of all teams in each
 * week. With c₀ the sum of the squared rests divided by cells − 2 · teams − weeks + 2, and c₁ the mean product of two successive weeks of a team times
 * cells ÷ that divisor: τ² = c₀ − mean(σᵢ² ÷ nᵢₜ), at least 0, and ρ = c₁ ÷ τ², from 0 to 0.9.
 * @param before the first start, as a week
 */
export function usualShocks(teams: readonly LogSeries[], before: number): Shocks {
  const lines = teams.map((series) => withoutLine(series, before)).filter((cells) => cells.length > 2);
  const byWeek = new Map<number, { sum: number; count: number }>();
  for (const { week, value } of lines.flat()) {
    const { sum, count } = byWeek.get(week) ?? { sum: 0, count: 0 };
    byWeek.set(week, { sum: sum + value, count: count + 1 });
  }
  if (lines.length < MIN_TEAMS || byWeek.size < MIN_WEEKS) return ASSUMED;
  const meanIn = (week: number) => (byWeek.get(week)?.sum ?? NaN) / (byWeek.get(week)?.count ?? NaN);
  let [cells, squares, pairs, products, sampling] = [0, 0, 0, 0, 0];
  for (const line of lines) {
    let previous: { readonly week: number; readonly rest: number } | null = null;
    for (const { week, value, sampling: own } of line) {
      const rest = value - meanIn(week);
      cells += 1;
      squares += rest ** 2;
      sampling += own;
      if (previous?.week === week - 1) {
        pairs += 1;
        products += previous.rest * rest;
      }
      previous = { week, rest };
    }
  }
  const free = cells - 2 * lines.length - byWeek.size + 2;
  if (free <= 0 || pairs === 0) return ASSUMED;
  const variance = Math.max(squares / free - sampling / cells, 0);
  const next = (products / pairs) * (cells / free);
  return {
    deviation: Math.sqrt(variance),
    persistence: variance === 0 ? 0 : Math.min(Math.max(next / variance, 0), MAX_PERSISTENCE),
  };
}

/** The weeks before a week without the team's own line. */
function withoutLine({ weeks, ticketVariance }: LogSeries, before: number): Cell[] {
  const points = weeks.flatMap(({ week, mean, count }) =>
    mean === null || week >= before ? [] : { week, mean, sampling: ticketVariance / count },
  );
  const size = points.length;
  const center = points.reduce((sum, { week }) => sum + week, 0) / size;
  const level = points.reduce((sum, { mean }) => sum + mean, 0) / size;
  const spread = points.reduce((sum, { week }) => sum + (week - center) ** 2, 0);
  const slope = points.reduce((sum, { week, mean }) => sum + (week - center) * (mean - level), 0) / spread;
  return points.map(({ week, mean, sampling }) => ({
    week,
    sampling,
    value: mean - level - slope * (week - center),
  }));
}
