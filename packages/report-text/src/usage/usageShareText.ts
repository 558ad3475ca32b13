import type { Report, TeamUsageSource } from '@roi-insight/contracts';
import { lastQuarterShare } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { whenUsed } from '../periods/whenUsed.ts';
import { shareText } from './shareText.ts';

interface ShareText {
  /** @example '62%', '3% to 10%', 'At least 50%' */
  readonly range: string;
  readonly of: 'people' | 'seats';
  /** @example 'in the last quarter' */
  readonly when: string;
  /** @example '62% of the team used the assistant in the last quarter' */
  readonly sentence: string;
}

/** The people to whom a share refers. */
export const peopleOf = ({ organization }: Pick<Report, 'organization'>): string =>
  organization === undefined ? 'the team' : 'the people in all teams';

/** The share of the team that used the assistant in the last quarter; null if it is unknown. */
export function usageShareText(formats: Formats, report: Report, source: TeamUsageSource): ShareText | null {
  const share = lastQuarterShare(source);
  if (share === null) return null;
  const { of } = share;
  const isLeast = source.activeBasis === 'busiest-day';
  const range = isLeast ? `At least ${formats.wholePercent(share.low * 100)}` : shareText(formats, share);
  const when = whenUsed(formats, report, share, 'quarter');
  const used = of === 'people' ? `${peopleOf(report)} used the assistant` : 'the seats were used';
  return { range, of, when, sentence: `${range} of ${used} ${when}` };
}
