import type { Plan } from '@roi-insight/contracts';
import { bidiIsolate } from '../../format/index.ts';

/** The name of a team for use in a sentence; its key if the plan does not name it. */
export function planTeamName({ terms }: Plan, key: string): string {
  const team = [...terms.teams, ...terms.fixed].find((one) => one.key === key);
  return bidiIsolate(team?.name ?? key);
}
