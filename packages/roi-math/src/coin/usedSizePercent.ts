import type { CoinHistoryRow } from '@roi-insight/contracts';
import { MIN_EXPLAINED_SHARE } from '../evidence/doubts/thresholds.ts';
import { withinWeekVariance } from './withinWeekVariance.ts';

/** Percent of the differences between tickets of a week and type that their sizes explain; null if it is too little to use. */
export function usedSizePercent(history: readonly CoinHistoryRow[]): number | null {
  if (history.every(({ logSize }) => logSize === null)) return null;
  const explained = 1 - withinWeekVariance(history, true) / withinWeekVariance(history, false);
  return explained < MIN_EXPLAINED_SHARE ? null : Math.min(explained, 1) * 100;
}
