import type { Interval, Report, FoundComparison } from '@roi-insight/contracts';
import { type Formats, wholeRange, wholeSaving } from '../format/index.ts';
import { verdictText } from '../evidence/verdictText.ts';
import { noComparisonText } from './noComparisonText.ts';
import { comparedWith, foundComparison, NO_COMPARISON } from './comparedWith.ts';

/** The section's answer, and the result of the project by itself. */
export function comparisonAnswerText(formats: Formats, report: Report, assistant: string): string {
  const found = foundComparison(report);
  if (found === null) {
    return 'No comparison was possible, so this report relies on this project alone.';
  }
  const { kind, headline, detail } = verdictText(formats, report, assistant);
  const isClaim = kind === 'faster' || kind === 'slower';
  const range = isClaim ? `Likely range (95%): ${wholeRange(formats, found.intervalPercent)}.` : detail;
  return `${headline} ${range} ${describeAlone(formats, found)}`;
}

/** The comparison in one sentence, for readers of the short report; null if there are no other teams. */
export function comparisonText(formats: Formats, report: Report): string | null {
  const { comparison } = report;
  if (comparison === undefined) return null;
  const found = foundComparison(report);
  if (found === null) return `${NO_COMPARISON}: ${comparison.reasons.map(noComparisonText).join(' ')}`;
  const range = wholeRange(formats, found.intervalPercent);
  return `${comparedWith(formats, found)}: ${range} (95% confidence). ${describeAlone(formats, found)}`;
}

/**
 * The result of the project by itself, and whether it agrees with the comparison.
 * @example 'On its own, this project shows 33% less time per ticket. Both results agree.'
 */
export function describeAlone(
  formats: Formats,
  { alone, verdict, intervalPercent: interval }: FoundComparison,
): string {
  if (alone.kind === 'too-little-data') return 'On its own, this project has too little data for a verdict.';
  const { effectPercent: effect, intervalPercent: own } = alone;
  const change =
    alone.verdict === 'no-detectable-change'
      ? `no measurable change (${wholeRange(formats, own)})`
      : `${wholeSaving(formats, effect)} per ticket`;
  const shows = `On its own, this project shows ${change}.`;
  if (!overlap(own, interval)) {
    return `${shows} The two results conflict: their ranges don’t overlap.`;
  }
  if (alone.verdict === verdict) {
    return `${shows} ${verdict === 'no-detectable-change' ? 'Neither result shows a change.' : 'Both results agree.'}`;
  }
  return verdict === 'no-detectable-change'
    ? `${shows} The comparison doesn’t confirm it: part of the change also happened in other teams, or may be chance.`
    : `${shows} The two results are compatible, but only the comparison shows a change.`;
}

const overlap = ([low, high]: Interval, [otherLow, otherHigh]: Interval) => low <= otherHigh && otherLow <= high;

/** The causes that a comparison rules out, and the causes that it does not rule out. */
export interface Limits {
  readonly rulesOut: readonly string[];
  readonly doesNot: readonly string[];
}

/** Titles of the two lists of {@link comparisonLimits}. */
export const RULES_OUT = 'What this rules out';
export const DOES_NOT_RULE_OUT = 'What this doesn’t rule out';

export function comparisonLimits({ design }: FoundComparison): Limits {
  const selection =
    'How the first team was chosen. Teams that are about to improve anyway often go first, and a comparison can’t detect that.';
  const alone = 'Changes in this team alone at the same time: a new lead, different work, someone joining or leaving.';
  switch (design) {
    case 'one-adopter':
      return {
        rulesOut: [
          'Changes that affected every team at the same time: a new process, a quiet season, new tools for everyone.',
          'A trend all teams share, such as work getting easier from year to year.',
        ],
        doesNot: [selection, alone],
      };
    case 'panel':
      return {
        rulesOut: [
          'Changes that affected every team in the same weeks: a new process, a quiet season, new tools for everyone.',
          'A trend all teams share, such as work getting easier from year to year.',
        ],
        doesNot: [
          'How the adopters were chosen, and in which order. Teams that are about to improve anyway often go first.',
          'Changes that came with the assistant: training, a coach, a new process.',
          'Changes in one adopter alone, which count as part of the effect.',
        ],
      };
    case 'same-date':
      return {
        rulesOut: ['Changes in one of these teams alone: its weeks count no more than those of the others.'],
        doesNot: [
          'Changes that affected all of them at the same time. More teams make the result more precise, not more convincing.',
          'How these teams were chosen.',
        ],
      };
  }
}

/** Title of the list of doubts, and the only entry if there are no doubts. */
export const COMPARISON_DOUBTS = 'Open questions about the comparison';
export const NO_COMPARISON_DOUBTS = 'All comparison checks passed.';
