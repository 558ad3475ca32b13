import type { Random } from '../random.ts';
import type { Course, Shocks } from '../worlds/levels.ts';

/** A team of a simulated organization, before its weeks are drawn. */
export interface DrawnTeam {
  readonly index: number;
  /** The week in which the team starts, counted from the first start; null if it never does. */
  readonly start: number | null;
  readonly level: number;
  /** Change of ln(hours) a week. */
  readonly slope: number;
}

/** A simulated organization: teams whose starts are spread over 40 weeks, and 39 weeks before the first start. */
export interface OrganizationWorld {
  /** Standard deviation of ln(hours) of a team's tickets within a week. */
  readonly spread: number;
  /** Tickets a week. */
  readonly perWeek: (index: number) => number;
  /** Shocks that all teams share. */
  readonly shared: Shocks;
  /** Weekly shocks of a single team. */
  readonly shocks: Shocks;
  /** Standard deviation of the teams' own slopes, a week. */
  readonly slopes: number;
  readonly own: (team: DrawnTeam, random: Random) => Course;
  /** The teams in the order in which they start. */
  readonly inOrder: (one: DrawnTeam, other: DrawnTeam) => number;
  /** Share of weeks in which a team has no tickets. */
  readonly missing: number;
  /** Change of the share of active people with a week's shock, and with the team's level. */
  readonly useByShock: number;
  readonly useByLevel: number;
}
