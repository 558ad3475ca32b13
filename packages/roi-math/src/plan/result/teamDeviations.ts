import { MEASUREMENT_VERSION } from '../../constants.ts';
import type { PlanDeviation } from './PlanDeviation.ts';
import type { PlannedTeam } from './PlannedTeam.ts';

/**
 * Teams that are lost, and another version of the measurement if it measures the weeks from which the plan was made in another way.
 */
export function teamDeviations(teams: readonly PlannedTeam[], version: string): PlanDeviation[] {
  const isOther = version !== MEASUREMENT_VERSION && teams.some(({ isRemeasured }) => isRemeasured === false);
  return [
    ...(isOther ? [{ kind: 'other-measurement', planned: version, used: MEASUREMENT_VERSION } as const] : []),
    ...teams.flatMap(({ team: { key }, lost }): PlanDeviation[] =>
      lost === null ? [] : [{ kind: 'lost-team', key, why: lost }],
    ),
  ];
}
