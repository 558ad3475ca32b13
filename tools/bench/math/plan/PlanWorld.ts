import type { Random } from '../random.ts';
import type { Course, Shocks } from '../worlds/levels.ts';

/** Number of weeks before the first start. */
export const BEFORE = 52;
/** Length of a plan in weeks. */
export const LENGTH = 26;

/** Simulated teams. Weeks are counted from the first start of the plan. */
export interface PlanWorld {
  /** Shocks and a course that all teams share. */
  readonly shared: Shocks;
  readonly course?: Course;
  /** Shocks of each team. */
  readonly own: Shocks;
  /** Events of each team. They are drawn for all teams together, before the order is drawn. */
  readonly events?: (teams: number, random: Random) => readonly Course[];
  /** Expected number of tickets by team and week, relative to the usual number, before and after the start. */
  readonly volume?: (teams: number, random: Random) => readonly ((week: number, hasStarted: boolean) => number)[];
}
