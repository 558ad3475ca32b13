import type { DrawnTeam, ReadPlanTeam } from '@roi-insight/contracts';
import type { LostReason } from './PlanDeviation.ts';

export interface PlannedTeam {
  readonly team: DrawnTeam;
  /** Weeks from the first start to the start of this team; null if it waits. */
  readonly week: number | null;
  /** Null if the team is lost. */
  readonly reading: ReadPlanTeam | null;
  /** Why the team is lost; null if it counts. */
  readonly lost: LostReason | null;
  /** Whether the weeks from which the plan was made still give its figures; null if it has no such figures, or if the team is lost for another reason. */
  readonly isRemeasured: boolean | null;
}
