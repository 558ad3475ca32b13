import type { Report, TeamUsageSource } from '@roi-insight/contracts';
import { lastQuarterShare } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { whenUsed } from '../periods/whenUsed.ts';

interface ShareText {
  /** @example '62%', '3% to 10%', 'At least 50%' */
  readonly range: string;
  readonly of: 'people' | 'seats';
  /** @example 'in the last quarter' */
  readonly when: string;
}

/** How much of the team used the assistant in the last quarter; null if it is not known. */
export function usageShareText(formats: Formats, report: Report, source: TeamUsageSource): ShareText | null {
  const share = lastQuarterShare(source);
  if (share === null) return null;
  const [low, high] = [formats.wholePercent(share.low * 100), formats.wholePercent(share.high * 100)];
  const range = source.activeBasis === 'busiest-day' ? `At least ${low}` : low === high ? low : `${low} to ${high}`;
  return { range, of: share.of, when: whenUsed(formats, report, share, 'quarter') };
}
