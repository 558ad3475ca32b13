import type { Evidence, Interval, Report, Verdict } from '@roi-insight/contracts';
import { formatCount, formatPercent } from '../format/index.ts';

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
export function verdictText({ evidence }: Report, assistant: string): VerdictText {
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
      return changeInWords(evidence, evidence.verdict, assistant);
    case 'no-detectable-change':
      return {
        kind: 'no-detectable-change',
        headline: 'No detectable change.',
        detail: `The data fit anything from ${spanInWords(evidence.interval_percent)} (95% interval).${notSeen(evidence)}`,
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
    ? ` A saving of less than ${formatCount(detectable)}% could not have been seen.`
    : '';
}

function changeInWords(evidence: Evidence, kind: 'faster' | 'slower', assistant: string): VerdictText {
  const word = kind === 'faster' ? 'less' : 'more';
  const { effect_percent: effect, headline_percent: quoted = effect } = evidence;
  const by = quoted === null ? '' : `${formatPercent(Math.abs(quoted))} `;
  const middle =
    quoted === effect || effect === null
      ? ''
      : ` Its middle, ${formatPercent(Math.abs(effect))} ${word}, likely overstates the change; the figure above allows for that.`;
  return {
    kind,
    headline: `A typical ticket takes ${by}${word} working time since ${assistant} was adopted.`,
    detail: `The data fit ${spanInWords(evidence.interval_percent)} (95% interval).${middle}`,
  };
}

/** @example spanInWords([-8.2, 14.1]) // '8.2% slower to 14.1% faster' */
function spanInWords(interval: Interval | null): string {
  if (interval === null) return 'no interval';
  const [low, high] = interval;
  if (low >= 0) return `${formatPercent(low)} to ${formatPercent(high)} less time`;
  if (high <= 0) return `${formatPercent(-high)} to ${formatPercent(-low)} more time`;
  return `${formatPercent(-low)} slower to ${formatPercent(high)} faster`;
}
