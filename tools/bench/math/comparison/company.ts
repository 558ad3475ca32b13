import type { UsageControl } from '@roi-insight/contracts';
import type { Random } from '../random.ts';
import type { Course, Shocks } from '../worlds/levels.ts';

export const BASELINE_WEEKS = 39;

/** A simulated company: teams of 15 tickets a week in 39 + 13 weeks around the adoption of the first. */
export interface Company {
  /** Week in which each adopter adopts; the report's project first. */
  readonly adopters: readonly number[];
  readonly controls: number;
  /** Standard deviation of ln(hours) of a team's tickets within a week. */
  readonly spread: number;
  /** Share of time that adoption really saves. */
  readonly saving: number;
  /** Effects that all teams share. */
  readonly shared: Shocks;
  readonly course: Course;
  /** A team's own effects besides its weekly shocks. Team 0 is the report's project; controls come last. */
  readonly own: (team: number, random: Random) => Course;
  /** A team's own weekly shocks. */
  readonly shocks: Shocks;
  /** What usage says about a control; none unless given. Only with weekly means. */
  readonly statusOf?: (team: number, random: Random) => UsageControl;
  /** Whole tickets with hours and dates instead of weekly means of ln(hours). */
  readonly asTickets: boolean;
}
