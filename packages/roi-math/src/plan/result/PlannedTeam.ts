import type { DrawnTeam, ReadPlanTeam } from '@roi-insight/contracts';

export interface PlannedTeam {
  readonly team: DrawnTeam;
  /** Weeks from the first start to the start of this team; null if it waits. */
  readonly week: number | null;
  /** Null if the team could not be read. */
  readonly reading: ReadPlanTeam | null;
}
