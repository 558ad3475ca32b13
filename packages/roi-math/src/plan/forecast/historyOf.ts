import type { ReadPlanTeam } from '@roi-insight/contracts';

/** The weeks `from` to `to` − 1. */
export interface History {
  readonly from: number;
  readonly to: number;
}

/** The closed weeks before the start, from the first one in which at least half of the teams had begun to deliver tickets. */
export function historyOf(teams: readonly Pick<ReadPlanTeam, 'weeks'>[]): History {
  const filled = teams.map(({ weeks }) => weeks.filter(({ week, mean }) => week < 0 && mean !== null));
  const firsts = filled.map((weeks) => weeks[0]?.week ?? 0).toSorted((a, b) => a - b);
  const closed = teams.flatMap(({ weeks }) => weeks.findLast(({ week }) => week < 0)?.week ?? []);
  const to = closed.length === 0 ? 0 : Math.max(...closed) + 1;
  return { from: Math.min(firsts[Math.floor((teams.length - 1) / 2)] ?? to, to), to };
}
