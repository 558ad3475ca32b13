/** Number of teams that wait until the end: a third, at least one. */
export const waitingOf = (teams: number): number => Math.max(1, Math.round(teams / 3));

/**
 * The starts of the other teams, as weeks after the first start, ascending. They are spread evenly over the first half
 * of the plan.
 * @param weeks length of the plan
 */
export function slotsOf(teams: number, weeks: number): number[] {
  const starting = Math.max(teams - waitingOf(teams), 0);
  return Array.from({ length: starting }, (_, index) => Math.round((index * (weeks / 2)) / Math.max(starting - 1, 1)));
}
