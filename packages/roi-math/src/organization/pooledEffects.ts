import { type TeamTerms, termsOf } from '../comparison/panel/panelTeam.ts';
import { withoutLastWeeks } from '../evidence/doubts/withoutLastWeeks.ts';
import type { LogSeries } from '../evidence/series/logWeeks.ts';
import type { Shocks } from '../stats/whiten.ts';
import { WEEKS_PER_SIDE } from '../constants.ts';
import { fitTeams, type PooledFit } from './fitTeams.ts';
import { usualShocks } from './usualShocks.ts';
import { withColumns } from './withColumns.ts';

/** Standard deviation of the teams' own slopes, a week. */
export const SLOPE = 0.02;

/** Event times whose trend is checked: half a year, without the six weeks before the start. */
const EARLIER = { from: -26, to: -6 } as const;

/** A team of an organization as weekly means. */
export interface PooledTeam {
  readonly series: LogSeries;
  /** Weeks to the team's start, not always a whole number; null if the team has not started. */
  readonly start: number | null;
  /** The share of the team's people who used the assistant in a week, 0–1; null if unknown. Null for a team that has no usage. */
  readonly shareIn: ((week: number) => number | null) | null;
}

export interface PooledEffects {
  readonly shocks: Shocks;
  /** The effect of a start: the mean over all weeks since then, whoever used the assistant. Null if the weeks say nothing about it. */
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
 * The exposure is 1 from a team's start on for the effect as used, and the share of its people who used the assistant for the effect per user. Teams often
 * start after a bad month, so the six weeks before each start are left out. For the effect per user, teams that started and have no usage are left out,
 * as are weeks since a start whose use is unknown.
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
  const termsWith = ({ series, start, shareIn }: PooledTeam): TeamTerms[] => {
    const columnsIn = (week: number) => {
      const since = start === null ? -Infinity : week - Math.ceil(start);
      const isEarlier = since >= EARLIER.from && since < EARLIER.to;
      return [
        since >= 0 ? 1 : 0,
        shareIn?.(week) ?? 0,
        isEarlier ? (since - (EARLIER.from + EARLIER.to - 1) / 2) / (EARLIER.to - EARLIER.from) : 0,
        since < 0 && since >= EARLIER.to ? 1 : 0,
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
    perUser: teams.some(({ start, shareIn }) => start !== null && shareIn !== null)
      ? fit(
          teams.flatMap((team, index) => (isUseKnown(team) ? (terms[index] ?? []) : knownUse(team).flatMap(termsWith))),
          [columns.user],
        )
      : null,
    quarters: () => fit(terms, [...later, columns.used]),
    earlierTrend: () => fit(terms, [columns.earlier, columns.used]),
    lastWeeks: () => fit(all.flatMap(termsWith), [columns.last, columns.used]),
  };
}

const sinceStart = ({ start }: PooledTeam, week: number) => start !== null && week >= Math.ceil(start);

/** Whether a week is since the team's start and its use is unknown. */
const isUnknown = (team: PooledTeam, week: number) => sinceStart(team, week) && (team.shareIn?.(week) ?? null) === null;

/** Whether the use of the team is known in all weeks since its start. */
const isUseKnown = (team: PooledTeam) =>
  team.series.weeks.every(({ week, mean }) => mean === null || !isUnknown(team, week));

/** The team without the weeks since its start whose use is unknown; none if no such weeks are left. Before its start, unknown use is no use. */
function knownUse(team: PooledTeam): PooledTeam[] {
  const weeks = team.series.weeks.map((entry) =>
    isUnknown(team, entry.week) ? { week: entry.week, count: 0, mean: null } : entry,
  );
  const isLeft = weeks.some(({ week, mean }) => sinceStart(team, week) && mean !== null);
  return isLeft ? [{ ...team, series: { ...team.series, weeks } }] : [];
}
