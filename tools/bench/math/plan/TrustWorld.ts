import type { ReadPlanTeam } from '@roi-insight/contracts';
import type { Random } from '../random.ts';

/** A team of a rollout, with the week in which it starts (Infinity: never). */
export interface TrustTeam {
  readonly reading: ReadPlanTeam;
  readonly start: number;
  /** Mean ln(hours) without noise, by week since the first week of the reading. */
  readonly levels: readonly number[];
}

/** The tickets of a week. */
export interface TrustWeek {
  readonly completed: number;
  /** Completed tickets with a measured time. */
  readonly tickets: number;
  /** Mean ln(hours) of these. */
  readonly mean: number | null;
}

/** A week whose tickets are changed. */
export interface ChangedWeek extends TrustWeek {
  readonly week: number;
  readonly team: TrustTeam;
  readonly teams: readonly TrustTeam[];
}

/** A rollout whose report must not say more than is true. */
export interface TrustWorld {
  /** The tickets of a week since the first start. */
  readonly change?: (week: ChangedWeek, random: Random) => TrustWeek;
  /** Whether every ticket has a size that explains a part of its time. */
  readonly isSized?: boolean;
  /** Whether the team whose loss helps the claim most is not read at the end. */
  readonly isTeamLost?: boolean;
  /** Whether there is no usage, or usage that contradicts the plan. */
  readonly hasOtherUsage?: boolean;
  /** Number of registered plans, of which the one whose order looks most like a saving is reported, and where the codes of these plans are. */
  readonly chosenOf?: { readonly plans: number; readonly codes: 'in-issues' | 'in-one-issue' };
}
