import type { Estimated, Interval, Report, Verdict, FoundComparison } from '@roi-insight/contracts';
import { comparedWith, foundComparison } from '../comparison/comparedWith.ts';
import { bidiIsolate, describeSavingRange, describeSpeed, type Formats } from '../format/index.ts';
import { gradeReasonText } from './gradeReasonText.ts';

/** The verdict as text. */
export interface VerdictText {
  readonly kind: Verdict | 'no-evidence';
  readonly headline: string;
  /** The interval, or the data that is missing. */
  readonly detail: string;
}

/**
 * The verdict of a report as text. It claims no more than the evidence supports.
 * @example verdictText(formats, report, 'Claude Code').headline // 'A typical ticket takes 24.1% less working time
 *   since Claude Code was adopted.'
 */
export function verdictText(formats: Formats, report: Report, assistant: string): VerdictText {
  const { evidence } = report;
  const found = foundComparison(report);
  if (evidence === undefined) {
    return {
      kind: 'no-evidence',
      headline: 'A difference of averages, without evidence.',
      detail: 'This report does not say how much of the difference is chance.',
    };
  }
  if (evidence.kind === 'too-little-data') {
    return {
      kind: 'too-little-data',
      headline: 'Too little data for a verdict.',
      detail: `${evidence.gradeReasons.map((reason) => gradeReasonText(formats, reason)).join(' ')} What follows is what was observed, and nothing is projected from it.`,
    };
  }
  switch (evidence.verdict) {
    case 'faster':
    case 'slower':
      return describeClaim(formats, evidence, evidence.verdict, assistant, found);
    case 'no-detectable-change':
      return {
        kind: 'no-detectable-change',
        headline: 'No detectable change.',
        detail: `${found === null ? 'The data' : `${comparedWith(formats, found)}, the data`} are consistent with anything from ${describeSpan(formats, evidence.intervalPercent)} (95% confidence interval).${notSeen(formats, evidence)}`,
      };
  }
}

function notSeen(formats: Formats, { detectablePercent: detectable }: Estimated): string {
  return detectable === null
    ? ''
    : ` A saving of less than ${formats.wholePercent(detectable)} could not have been seen.`;
}

/** The percent of time saved that the verdict gives: the shrunk estimate, which reports of version 1 lack. */
export const quotedPercent = ({ effectPercent: effect, headlinePercent: quoted }: Estimated): number =>
  quoted ?? effect;

function describeClaim(
  formats: Formats,
  evidence: Estimated,
  kind: 'faster' | 'slower',
  assistant: string,
  found: FoundComparison | null,
): VerdictText {
  const word = kind === 'faster' ? 'less' : 'more';
  const { effectPercent: effect } = evidence;
  const quoted = quotedPercent(evidence);
  const middle =
    quoted === effect
      ? ''
      : ` Its middle, ${formats.percent(Math.abs(effect))} ${word}, likely overstates the change; the figure above allows for that.`;
  return {
    kind,
    headline: `${found === null ? 'A' : `${comparedWith(formats, found)}, a`} typical ticket takes ${formats.percent(Math.abs(quoted))} ${word} working time since ${bidiIsolate(assistant)} was adopted.`,
    detail: `Likely range: ${describeSpan(formats, evidence.intervalPercent)} (95% confidence interval).${middle}`,
  };
}

/** @example describeSpan(formats, [-8.2, 14.1]) // '8.2% slower to 14.1% faster' */
function describeSpan(formats: Formats, interval: Interval): string {
  const [low, high] = interval;
  if (low >= 0 || high <= 0) return `${describeSavingRange(formats, interval)} time`;
  return `${describeSpeed(formats, low)} to ${describeSpeed(formats, high)}`;
}
