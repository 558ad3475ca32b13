import { planRounded, type ReadPlanTeam, type TeamFacts } from '@roi-insight/contracts';

/**
 * How a team was read, with its tickets of the weeks before `until`; null if the reading is from an earlier version,
 * or if nothing was measured in these weeks.
 */
export function teamFacts({ source, weeks }: Pick<ReadPlanTeam, 'source' | 'weeks'>, until: number): TeamFacts | null {
  if (source === null) return null;
  let [completed, measured, sum] = [0, 0, 0];
  for (const { week, work, tickets, mean } of weeks) {
    if (week >= until) continue;
    if (work === null) return null;
    completed += work.completed;
    measured += tickets;
    sum += tickets * (mean ?? 0);
  }
  if (measured === 0) return null;
  return {
    projectId: source.projectId,
    tickets: source.tickets,
    incompleteHistories: source.incompleteHistories,
    unclearTickets: Math.max(0, ...source.unclearStatuses.map(({ tickets }) => tickets)),
    completed,
    measured,
    mean: planRounded(sum / measured),
  };
}
