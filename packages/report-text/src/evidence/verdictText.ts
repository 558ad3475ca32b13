import type { Evidence, Interval, Report, Verdict } from '@roi-insight/contracts';
import { isolated } from '@roi-insight/roi-math';
import { comparedWith, type FoundComparison, foundComparison } from '../comparison/comparedWith.ts';
import { formatPercent, formatWholePercent, savingRangeInWords } from '../format/index.ts';

/** The verdict as text. */
export interface VerdictText {
  readonly kind: Verdict | 'no-evidence';
  readonly headline: string;
  /** The interval, or the data that is missing. */
  readonly detail: string;
}

/**
 * The verdict of a report as text. It claims no more than the evidence supports.
 * @example verdictText(report, 'Claude Code').headline // 'A typical ticket takes 24.1% less working time since Claude Code was adopted.'
 */
export function verdictText(report: Report, assistant: string): VerdictText {
  const { evidence } = report;
  const found = foundComparison(report);
  if (evidence === undefined) {
    return {
      kind: 'no-evidence',
      headline: 'A difference of averages, without evidence.',
      detail: 'This report does not say how much of the difference is chance.',
    };
  }
  switch (evidence.verdict) {
    case 'faster':
    case 'slower':
      return claimInWords(evidence, evidence.verdict, assistant, found);
    case 'no-detectable-change':
      return {
        kind: 'no-detectable-change',
        headline: 'No detectable change.',
        detail: `${found === null ? 'The data' : `${comparedWith(found)}, the data`} are consistent with anything from ${spanInWords(evidence.interval_percent)} (95% confidence interval).${notSeen(evidence)}`,
      };
    case 'too-little-data':
      return {
        kind: 'too-little-data',
        headline: 'Too little data for a verdict.',
        detail: `${evidence.grade_reasons.join(' ')} What follows is what was observed, and nothing is projected from it.`,
      };
  }
}

function notSeen({ detectable_percent: detectable }: Evidence): string {
  return typeof detectable === 'number'
    ? ` A saving of less than ${formatWholePercent(detectable)} could not have been seen.`
    : '';
}

/** The percent of time saved that the verdict quotes: the shrunk estimate; reports of version 1 have none. */
export function quotedPercent({ effect_percent: effect, headline_percent: quoted = effect }: Evidence): number | null {
  return quoted;
}

function claimInWords(
  evidence: Evidence,
  kind: 'faster' | 'slower',
  assistant: string,
  found: FoundComparison | null,
): VerdictText {
  const word = kind === 'faster' ? 'less' : 'more';
  const { effect_percent: effect } = evidence;
  const quoted = quotedPercent(evidence);
  const by = quoted === null ? '' : `${formatPercent(Math.abs(quoted))} `;
  const middle =
    quoted === effect || effect === null
      ? ''
      : ` Its middle, ${formatPercent(Math.abs(effect))} ${word}, likely overstates the change; the figure above allows for that.`;
  return {
    kind,
    headline: `${found === null ? 'A' : `${comparedWith(found)}, a`} typical ticket takes ${by}${word} working time since ${isolated(assistant)} was adopted.`,
    detail: `Likely range: ${spanInWords(evidence.interval_percent)} (95% confidence interval).${middle}`,
  };
}

/** @example spanInWords([-8.2, 14.1]) // '8.2% slower to 14.1% faster' */
function spanInWords(interval: Interval | null): string {
  if (interval === null) return 'no interval';
  const [low, high] = interval;
  if (low >= 0 || high <= 0) return `${savingRangeInWords(interval)} time`;
  return `${formatPercent(-low)} slower to ${formatPercent(high)} faster`;
}
