import type { FoundComparison } from '@roi-insight/contracts';
import { teamCounts } from './comparedWith.ts';

/** Explains the lines in the plot of the weeks. */
export function weeksNote(comparison: FoundComparison): string {
  const until = teamCounts(comparison).controls === 0 ? ' Each one counts until it adopts.' : '';
  return `Typical ticket of each week (geometric mean). Other teams are weighted by precision and aligned to this team’s pre-adoption level.${until}`;
}
