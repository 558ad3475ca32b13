import type { ActiveBasis, UsageTeam } from '@roi-insight/contracts';

/** The usage of a team according to one source. */
export interface TeamSource extends Pick<UsageTeam, 'people' | 'weeks'> {
  readonly activeBasis: ActiveBasis;
}
