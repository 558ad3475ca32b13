import type { TeamUsageSource } from '@roi-insight/contracts';
import type { TeamSeries, UnreadTeam } from '../comparison/teamSeries.ts';
import type { OwnTickets } from './ownTickets.ts';

/** A team of an organization. */
export interface OrganizationTeam {
  /**
   * The team's weeks, counted from the same day in all teams, or the reason why it could not be read. `adopted` is the team's start; null if it has none.
   */
  readonly series: TeamSeries | UnreadTeam;
  /** Its tickets around its own start; null for a team that has not started, or that could not be read. */
  readonly tickets: OwnTickets | null;
  readonly people: number | null;
  readonly seats: number | null;
  /** The team's use of the assistant by source; empty if there is no usage. */
  readonly usage: readonly TeamUsageSource[];
}
