import type { Interval, Report, FoundComparison } from '@roi-insight/contracts';
import { type Formats, describeSaving, describeSavingRange } from '../format/index.ts';
import { verdictText } from '../evidence/verdictText.ts';
import { noComparisonText } from './noComparisonText.ts';
import { comparedWith, foundComparison } from './comparedWith.ts';

export const COMPARISON_TITLE = 'Compared with other teams';

/** The section's answer, and the result of the project by itself. */
export function comparisonLead(formats: Formats, report: Report, assistant: string): string {
  const found = foundComparison(report);
  if (found === null) {
    return 'No comparison was possible, so the verdict rests on this project alone.';
  }
  const { kind, headline, detail } = verdictText(formats, report, assistant);
  const isClaim = kind === 'faster' || kind === 'slower';
  const range = isClaim
    ? `Likely range: ${describeSavingRange(formats, found.intervalPercent)} time (95% confidence interval).`
    : detail;
  return `${headline} ${range} ${describeAlone(formats, found)}`;
}

/** The comparison in one sentence, for readers of the short report; null without other teams. */
export function comparisonInShort(formats: Formats, report: Report): string | null {
  const { comparison } = report;
  if (comparison === undefined) return null;
  const found = foundComparison(report);
  if (found === null) return `${NO_COMPARISON}: ${comparison.reasons.map(noComparisonText).join(' ')}`;
  const range = `${describeSavingRange(formats, found.intervalPercent)} time per ticket (95% interval)`;
  return `${comparedWith(formats, found)}: ${range}. ${describeAlone(formats, found)}`;
}

/** Shown instead of the charts, above the reasons. */
export const NO_COMPARISON = 'No comparison was possible';

/**
 * The result of the project by itself, and whether it agrees with the comparison.
 * @example 'By itself, this project shows 33.4% less time per ticket (26.6% to 45.0% less). Both point the same way.'
 */
export function describeAlone(
  formats: Formats,
  { alone, verdict, intervalPercent: interval }: FoundComparison,
): string {
  if (alone.kind === 'too-little-data') return 'By itself, this project has too little data for a verdict.';
  const { effectPercent: effect, intervalPercent: own } = alone;
  const shows = `By itself, this project shows ${ownSaving(formats, effect)} (${describeSavingRange(formats, own)}).`;
  if (!overlap(own, interval)) {
    return `${shows} The two differ: their intervals have nothing in common, so one of them is misled.`;
  }
  if (alone.verdict === verdict) {
    return `${shows} ${verdict === 'no-detectable-change' ? 'Neither finds a change.' : 'Both point the same way.'}`;
  }
  return verdict === 'no-detectable-change'
    ? `${shows} The comparison does not confirm that: part of it also happened elsewhere, or may be chance.`
    : `${shows} The two do not contradict each other, but only the comparison sees a change.`;
}

/** @example '33.4% less time per ticket', 'no change' */
function ownSaving(formats: Formats, effect: number): string {
  const words = describeSaving(formats, effect);
  return words === describeSaving(formats, 0) ? words : `${words} time per ticket`;
}

const overlap = ([low, high]: Interval, [otherLow, otherHigh]: Interval) => low <= otherHigh && otherLow <= high;

/** The causes that a comparison rules out, and those that it does not. */
export interface Limits {
  readonly rulesOut: readonly string[];
  readonly doesNot: readonly string[];
}

/** Titles of the two lists of {@link comparisonLimits}. */
export const RULES_OUT = 'What this rules out';
export const DOES_NOT_RULE_OUT = 'What it does not rule out';

export function comparisonLimits({ design }: FoundComparison): Limits {
  const selection =
    'How the first team was chosen: a team that is about to improve anyway often goes first, and a comparison cannot see that.';
  const alone =
    'What changed for this team alone at that time: a new lead, other work, a colleague who joined or left.';
  switch (design) {
    case 'one-adopter':
      return {
        rulesOut: [
          'What changed for every team at that time: a new process, a quiet season, tools that all of them got.',
          'A trend that all teams share, such as work that becomes easier from year to year.',
        ],
        doesNot: [selection, alone],
      };
    case 'panel':
      return {
        rulesOut: [
          'What changed for every team in the same weeks: a new process, a quiet season, tools that all of them got.',
          'A trend that all teams share, such as work that becomes easier from year to year.',
        ],
        doesNot: [
          'How the adopters were chosen, and in which order: teams that are about to improve anyway often go first.',
          'What came to each team together with the assistant: a training, a coach, a new process.',
          'What changed for one adopter alone: it counts as part of the effect.',
        ],
      };
    case 'same-date':
      return {
        rulesOut: ['What changed for one of these teams alone: its weeks count no more than those of the others.'],
        doesNot: [
          'What changed for all of them at that time. One experiment: more teams make the answer surer, not truer.',
          'How these teams were chosen.',
        ],
      };
  }
}

/** Title of the list of doubts, and its only entry if there are none. */
export const COMPARISON_DOUBTS = 'Doubts about the comparison';
export const NO_COMPARISON_DOUBTS = 'None of the checks of the comparison found anything.';
