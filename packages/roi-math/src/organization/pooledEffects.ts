import { type TeamTerms, termsOf } from '../comparison/panel/panelTeam.ts';
import { withoutLastWeeks } from '../evidence/doubts/withoutLastWeeks.ts';
import type { Shocks } from '../stats/whiten.ts';
import { WEEKS_PER_SIDE } from '../constants.ts';
import { fitTeams, type PooledFit } from './fitTeams.ts';
import type { PooledTeam } from './PooledTeam.ts';
import { useRamp } from './useRamp.ts';
import { usualShocks } from './usualShocks.ts';
import { withColumns } from './withColumns.ts';

/** Standard deviation of the teams' own slopes, a week. */
export const SLOPE = 0.02;

/** Event times whose trend is checked: half a year, without the six weeks before the start. */
const EARLIER = { from: -26, to: -6 } as const;

export interface PooledEffects {
  readonly shocks: Shocks;
  /** The effect of a start: the mean over all weeks since then, with the use that there was. Null if the weeks say nothing about it. */
  readonly asUsed: PooledFit | null;
  /** The effect if everyone used the assistant; null if no team that started has usage, or if the weeks say nothing about it. */
  readonly perUser: PooledFit | null;
  /** The effect in the first quarter, and its difference in each later one. */
  readonly quarters: () => PooledFit | null;
  /** The trend in the half year before each start, in ln(hours) per 20 weeks, besides the effect. */
  readonly earlierTrend: () => PooledFit | null;
  /** The change in the six weeks before each start, besides the effect. */
  readonly lastWeeks: () => PooledFit | null;
  /** The terms of the effect as used, in the order of the teams. */
  readonly terms: readonly TeamTerms[];
}

/**
 * The effect of the assistant in all teams together:
 *
 *     y = level of the team + slope of the team · week + effect of the week + β · exposure + shock + sampling
 *
 * Levels and weeks are free, slopes are N(0, 0.02²) a week, shocks are AR(1) with the same variance and persistence in every team ({@link usualShocks}),
 * and sampling has the variance σᵢ² ÷ nᵢₜ. With Vᵢ the covariance of shocks, slope and sampling of a team's weeks, Mᵢ = Vᵢ⁻¹ − Vᵢ⁻¹ 1 (1'Vᵢ⁻¹ 1)⁻¹ 1'Vᵢ⁻¹.
 *
 * The exposure is 1 from a team's start on for the effect as used. For the effect per user, it is the share of its people who used the assistant, as a ramp
 * ({@link useRamp}), and teams that started and have no usage are left out. Teams often start after a bad month, so the six weeks before each start are
 * left out.
 * @param all teams with at least one week of tickets
 */
export function pooledEffects(all: readonly PooledTeam[]): PooledEffects {
  const teams = all.map((team) =>
    team.start === null ? team : { ...team, series: withoutLastWeeks(team.series, Math.floor(team.start)) },
  );
  const first = teams.reduce((least, { start }) => Math.min(least, Math.ceil(start ?? Infinity)), Infinity);
  const shocks = usualShocks(
    teams.map(({ series }) => series),
    first,
  );
  const weeks = all.flatMap(({ series }) => series.weeks.map(({ week }) => week));
  const span = {
    from: weeks.reduce((least, week) => Math.min(least, week), Infinity),
    to: weeks.reduce((most, week) => Math.max(most, week), -Infinity) + 1,
  };
  const quarters = Number.isFinite(first) ? Math.max(Math.ceil((span.to - first) / WEEKS_PER_SIDE), 1) : 1;
  // The columns of every fit, so that each team's covariance is inverted once.
  const columns = { used: 0, user: 1, earlier: 2, last: 3, later: 4 };
  const later = Array.from({ length: quarters - 1 }, (_, index) => columns.later + index);
  const ramps = teams.map((team) => useRamp(team));
  const termsWith = ({ series, start }: PooledTeam, index: number): TeamTerms[] => {
    const ramp = ramps[index] ?? null;
    const columnsIn = (week: number) => {
      const since = start === null ? -Infinity : week - Math.ceil(start);
      // The week of a start within a week is in neither part.
      const before = start === null ? -Infinity : week - Math.floor(start);
      const isEarlier = before >= EARLIER.from && before < EARLIER.to;
      return [
        since >= 0 ? 1 : 0,
        ramp?.(week) ?? 0,
        isEarlier ? (before - (EARLIER.from + EARLIER.to - 1) / 2) / (EARLIER.to - EARLIER.from) : 0,
        before < 0 && before >= EARLIER.to ? 1 : 0,
        ...later.map((_, index) => (Math.floor(since / WEEKS_PER_SIDE) === index + 1 ? 1 : 0)),
      ];
    };
    return termsOf({ series, columnsIn }, span, shocks, [SLOPE]);
  };
  const terms = teams.flatMap(termsWith);
  const fit = (from: readonly TeamTerms[], picked: readonly number[]) =>
    fitTeams(from.map((own) => withColumns(own, picked)));
  return {
    shocks,
    terms: terms.map((own) => withColumns(own, [columns.used])),
    asUsed: fit(terms, [columns.used]),
    perUser: ramps.some((ramp) => ramp !== null)
      ? fit(
          // A team that started and whose use is unknown says nothing about the effect of its use.
          terms.filter((_, index) => teams[index]?.start === null || ramps[index] !== null),
          [columns.user],
        )
      : null,
    quarters: () => fit(terms, [...later, columns.used]),
    earlierTrend: () => fit(terms, [columns.earlier, columns.used]),
    lastWeeks: () => fit(all.flatMap(termsWith), [columns.last, columns.used]),
  };
}
