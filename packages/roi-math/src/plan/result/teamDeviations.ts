import type { PlanDeviation } from './PlanDeviation.ts';
import type { PlannedTeam } from './PlannedTeam.ts';

export function teamDeviations(teams: readonly PlannedTeam[]): PlanDeviation[] {
  return teams.flatMap(({ team: { key, measure }, reading }): PlanDeviation[] => {
    if (reading === null) return [{ kind: 'lost-team', key }];
    return [
      ...(reading.measure === measure ? [] : [{ kind: 'other-measure', key } as const]),
      ...reading.doubts.map((doubt) => ({ kind: 'doubt', key, doubt }) as const),
    ];
  });
}
