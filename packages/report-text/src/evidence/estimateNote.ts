import type { Estimate } from '@roi-insight/contracts';
import { DECIDING } from './evidenceRows.ts';

const OBSERVED = 'Observed only.';

/**
 * What the picture says about an estimate.
 * @param deciding the method behind the verdict; null without a verdict
 */
export function estimateNote(own: Estimate['method'], deciding: Estimate['method'] | null): string {
  if (own === deciding) return DECIDING;
  if (own === 'level') return 'Includes the earlier trend.';
  return own === 'trend-adjusted' && deciding === 'comparison' ? 'This project on its own.' : OBSERVED;
}
