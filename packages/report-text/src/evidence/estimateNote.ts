import type { Estimate } from '@roi-insight/contracts';
import { DECIDING } from './evidenceRows.ts';

const OBSERVED = 'Observed only.';

/**
 * The note about an estimate in the picture.
 * @param deciding the method behind the verdict; null if there is no verdict
 */
export function estimateNote(own: Estimate['method'], deciding: Estimate['method'] | null): string {
  if (own === deciding) return DECIDING;
  if (own === 'level') return 'Includes the earlier trend.';
  return own === 'trend-adjusted' && deciding === 'comparison' ? 'This project on its own.' : OBSERVED;
}
