import type { Random } from '../random.ts';
import type { Course, Shocks } from '../worlds/levels.ts';

/** Weeks before the first start, and length of a plan. */
export const BEFORE = 52;
export const LENGTH = 26;

/** Simulated teams. Weeks are counted from the first start of the plan. */
export interface PlanWorld {
  /** What all teams share: shocks, and a course. */
  readonly shared: Shocks;
  readonly course?: Course;
  /** Shocks of each team. */
  readonly own: Shocks;
  /** What happens to each team, drawn for all teams together and before the order. */
  readonly events?: (teams: number, random: Random) => readonly Course[];
  /** Expected tickets of each team and week, as a multiple of the usual ones. Teams may have started or not. */
  readonly volume?: (teams: number, random: Random) => readonly ((week: number, hasStarted: boolean) => number)[];
}
