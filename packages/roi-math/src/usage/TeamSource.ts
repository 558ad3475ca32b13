import type { ActiveBasis, UsageTeam } from '@roi-insight/contracts';

export interface TeamSource extends Pick<UsageTeam, 'people' | 'weeks'> {
  readonly activeBasis: ActiveBasis;
}
