import type { Report } from '@roi-insight/contracts';
import { realizationBound } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { signedRangeText } from '../quality/signedRangeText.ts';

/** What the number of completed tickets says about the share of saved time that was put to use. */
interface RealizationText {
  /** The share alone, beside the assumption. @example 'Tickets per week: at most 41% became more tickets.' */
  readonly short: string;
  /** With what it is based on. */
  readonly full: string;
}

/**
 * A check of the assumed share, never a replacement for it. Null if the report shows no saving, or no change in tickets per week.
 * @example realizationText(formats, report)?.full
 * // 'Against their trend, tickets per week rose 4% (−6% to +14%): at most 41% of the saved time became more tickets; the rest went elsewhere or was not used.'
 */
export function realizationText(formats: Formats, { evidence, quality }: Report): RealizationText | null {
  const throughput = quality?.throughput ?? null;
  if (throughput === null || evidence?.kind !== 'estimated' || evidence.verdict !== 'faster') return null;
  const [low, high] = evidence.intervalPercent;
  const part = (percent: number) => percent / 100;
  const bound = realizationBound(
    { estimate: part(evidence.effectPercent), low: part(low), high: part(high) },
    { estimate: part(throughput.estimate), low: part(throughput.low), high: part(throughput.high) },
  );
  if (bound === null) return null;
  const { share, rest } = shareText(formats, bound);
  const range = signedRangeText(formats, 'throughput', throughput);
  return {
    short: `Tickets per week: ${share ?? 'unclear how much'} became more tickets.`,
    full: `Against their trend, tickets per week ${moveText(formats, throughput.estimate)} (${range}): ${
      share === null
        ? 'how much of the saved time became more tickets is unclear.'
        : `${share} of the saved time became more tickets${rest}.`
    }`,
  };
}

/** A share that rounds to 0 or 100% is no bound, unless it is exactly that. */
function shareText(formats: Formats, { atLeast, atMost }: { readonly atLeast: number; readonly atMost: number }) {
  const [least, most] = [Math.round(100 * atLeast), Math.round(100 * atMost)];
  const rest = '; the rest went elsewhere or was not used';
  if (atMost === 0) return { share: 'none', rest: '; it went elsewhere or was not used' };
  if (atLeast === 1) return { share: 'all', rest: '' };
  if (most === 100) {
    return { share: least === 0 ? null : `at least ${formats.wholePercent(Math.min(least, 99))}`, rest: '' };
  }
  const upTo = formats.wholePercent(Math.max(most, 1));
  return { share: least === 0 ? `at most ${upTo}` : `${formats.wholePercent(least)} to ${upTo}`, rest };
}

function moveText(formats: Formats, percent: number): string {
  const size = Math.round(Math.abs(percent));
  if (size === 0) return 'did not change';
  return `${percent > 0 ? 'rose' : 'fell'} ${formats.wholePercent(size)}`;
}
