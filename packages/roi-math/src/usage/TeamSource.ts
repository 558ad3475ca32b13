import type { ActiveBasis, UsageTeam } from '@roi-insight/contracts';

/** What one source says about a team. */
export interface TeamSource extends Pick<UsageTeam, 'people' | 'weeks'> {
  readonly activeBasis: ActiveBasis;
}
