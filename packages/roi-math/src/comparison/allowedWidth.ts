import { MAX_LOG_WIDTH } from '../evidence/doubts/thresholds.ts';
import { NORMAL_95 } from './plainChange.ts';
import { MAX_COMPARED_LOG_WIDTH, WIDTHS_OF_BEST } from './thresholds.ts';

/**
 * The width of a comparison's interval, in ln(hours), above which there is a doubt. Tickets that differ a lot are not a fault of the comparison.
 * Therefore, the limit is derived from the width with the best possible controls, which share every good and bad week of the team.
 * @param error standard error of the change if weeks differed only by the tickets in them
 */
export function allowedWidth(error: number): number {
  const best = 2 * NORMAL_95 * error;
  return Math.max(MAX_LOG_WIDTH, Math.min(WIDTHS_OF_BEST * best, MAX_COMPARED_LOG_WIDTH));
}
