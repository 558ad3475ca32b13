import type { Report } from '@roi-insight/contracts';
import { type Between, effectForUsers, meanShare } from '@roi-insight/roi-math';
import { foundComparison } from '../comparison/comparedWith.ts';
import { quotedPercent } from '../evidence/quotedPercent.ts';
import { type Formats, wholeRange, wholeSaving } from '../format/index.ts';
import { shareText } from './shareText.ts';

/** The effect on those who used the assistant: an extrapolation from the result. */
export interface UsersEffectText {
  /** @example '53% less time per ticket (95% interval: 26% to 71% less time)' */
  readonly figure: string;
  /** What it assumes. */
  readonly note: string;
}

export const USERS_EFFECT_TITLE = 'Extrapolated to those who used it';

/**
 * The effect on those who used the assistant; null without a change to extrapolate, or if the share of the team is not known.
 * Null too with several sources, whose people may be the same, and with an effect that is the mean of several teams.
 */
export function usersEffectText(formats: Formats, report: Report): UsersEffectText | null {
  const { evidence, provenance, usage } = report;
  // Bills count only those who have a cost.
  const sources = (usage?.teams[0]?.sources ?? []).filter(({ source }) => source !== 'copilot-billing');
  const [source] = sources;
  if (source === undefined || sources.length > 1 || provenance === undefined) return null;
  if (evidence?.kind !== 'estimated' || evidence.verdict === 'no-detectable-change') return null;
  if ((foundComparison(report)?.design ?? 'one-adopter') !== 'one-adopter') return null;
  const share = meanShare(source, provenance.windows.post);
  if (share === null || share.of === 'seats') return null;
  const [lowEnd, highEnd] = evidence.intervalPercent;
  const [found, low, high] = [quotedPercent(evidence), lowEnd, highEnd].map((percent) =>
    effectForUsers(percent, share),
  );
  if (!found || !low || !high) return null;
  const isLimited = found.isLimited || high.isLimited;
  return {
    figure: `${savingText(formats, found)} per ticket (95% interval: ${wholeRange(formats, [low.low, high.high])})`,
    note: [
      `Not measured: the result divided by ${shareText(formats, share)}, the mean share of the team that used it in ${formats.counted(share.weeks, 'covered week')} after adoption.`,
      'It assumes no change for the others.',
      ...(isLimited ? [`It ends at ${formats.wholePercent(100)}, all of their time.`] : []),
    ].join(' '),
  };
}

function savingText(formats: Formats, { low, high }: Between): string {
  const [from, to] = [wholeSaving(formats, low), wholeSaving(formats, high)];
  return from === to ? from : wholeRange(formats, [low, high]);
}
