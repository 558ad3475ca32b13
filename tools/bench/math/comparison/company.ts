import type { UsageControl } from '@roi-insight/contracts';
import type { Random } from '../random.ts';
import type { Course, Shocks } from '../worlds/levels.ts';

export const BASELINE_WEEKS = 39;

/** A simulated company: teams with 15 tickets a week, 39 weeks before and 13 weeks after the first adoption. */
export interface Company {
  /** The week of adoption of each adopter. The first one is the report's project. */
  readonly adopters: readonly number[];
  readonly controls: number;
  /** Standard deviation of ln(hours) of a team's tickets within a week. */
  readonly spread: number;
  /** The true share of time that adoption saves. */
  readonly saving: number;
  /** Effects that all teams share. */
  readonly shared: Shocks;
  readonly course: Course;
  /** Effects on a single team in addition to its weekly shocks. Team 0 is the report's project; controls come last. */
  readonly own: (team: number, random: Random) => Course;
  /** Weekly shocks of a single team. */
  readonly shocks: Shocks;
  /** The status of a control according to usage. Default: no usage. It has no effect on whole tickets. */
  readonly statusOf?: (team: number, random: Random) => UsageControl;
  /** Whether to simulate whole tickets with hours and dates instead of weekly means of ln(hours). */
  readonly asTickets: boolean;
}
