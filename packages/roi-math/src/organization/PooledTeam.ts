import type { LogSeries } from '../evidence/series/logWeeks.ts';

/** A team of an organization as weekly means. */
export interface PooledTeam {
  readonly series: LogSeries;
  /** Weeks to the team's start, not always a whole number; null if the team has not started. */
  readonly start: number | null;
  /** The share of the team's people who used the assistant in a week, 0–1; null if unknown. Null for a team that has no usage. */
  readonly shareIn: ((week: number) => number | null) | null;
}
