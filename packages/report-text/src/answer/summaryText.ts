import type { Economics, Report } from '@roi-insight/contracts';
import { bridge, ownUnusedSeats } from '@roi-insight/roi-math';
import { caveat } from '../methodology/methodNotes.ts';
import { reportNames, type ReportOrigin } from '../reportNames.ts';
import { verdictText } from '../evidence/verdictText.ts';
import { oppositeAverage } from './oppositeAverage.ts';
import { answerFacts } from './answerFacts.ts';
import type { OutcomeFact } from '../bridge/Outcome.ts';
import { type AnswerText, answerText } from './answerText.ts';
import { bridgeFacts, withMark } from '../assumptionFacts.ts';
import type { Formats } from '../format/index.ts';
import { capitalized } from '../capitalized.ts';
import { qualityLine } from '../quality/qualityLine.ts';
import { reportRecommendationText } from '../recommendation/reportRecommendationText.ts';
import { usageText } from '../usage/usageText.ts';

/** A short version of a report, for a message or a slide. */
export interface SummaryText {
  /** The project and its weeks. */
  readonly heading: string;
  /** Includes the course of the effect after the first quarter, and the reason if the cards show the opposite. */
  readonly verdict: string;
  /** The answer in a sentence, with range, payback and grade. */
  readonly answer: string;
  /** Whether quality held; null in reports of earlier versions. */
  readonly quality: string | null;
  /** What the reader can do next; null if the report recommends nothing. */
  readonly recommendation: string | null;
  /** The sentence about usage, followed by the inputs and the caveat. */
  readonly basis: string;
}

/** The summary of a report. Sample data are named as such. */
export function summaryText(formats: Formats, origin: ReportOrigin, economics: Economics): SummaryText {
  const { report, brand } = origin;
  const { project, before, after, sample } = reportNames(formats, origin);
  const found = answerText(formats, report, economics);
  const hasNet = bridge(report, economics).kind === 'ready';
  const inputs = hasNet ? describeInputs(formats, report, economics) : null;
  const { headline } = verdictText(formats, report, brand.assistant);
  return {
    heading: `${sample ? 'Sample data: ' : ''}${project}, ${before} and ${after}`,
    verdict: [
      headline,
      found.course === null ? '' : `${capitalized(found.course)}.`,
      oppositeAverage(formats, report) ?? '',
    ]
      .filter(Boolean)
      .join(' '),
    answer: describeAnswer(found, answerFacts(formats, report, economics)),
    quality: qualityLine(formats, report),
    recommendation: reportRecommendationText(formats, report, economics, ownUnusedSeats(report, economics)),
    basis: [usageText(formats, report, economics), inputs, caveat(report)].filter((part) => part !== null).join(' '),
  };
}

/** The summary as plain text, one part per line. */
export function plainSummaryText({ heading, verdict, answer, quality, recommendation, basis }: SummaryText): string {
  return [heading, verdict, answer, quality, recommendation, basis].filter((part) => part !== null).join('\n');
}

/**
 * @example 'Net savings in the first quarter: $2,949 ($591 to $14,504); payback 4.0 months, evidence grade B. If the saving
 * lasts: $11,796 in the first year (likely $2.4k to $58k).'
 */
function describeAnswer(
  { title, figure, isAmount, range, second, note, yearNote }: AnswerText,
  facts: readonly OutcomeFact[],
): string {
  const figures = `${title}: ${figure}${range === null ? '' : ` (${range})`}`;
  const rest = isAmount ? facts.map((fact) => `${fact.name.toLowerCase()} ${fact.figure}`).join(', ') : '';
  const after = isAmount ? yearNote : note;
  return [rest === '' ? `${figures}.` : `${figures}; ${rest}.`, second === null ? null : `${second}.`, after]
    .filter((part) => part !== null)
    .join(' ');
}

/** The inputs of the net value in one line, each marked as assumed until the reader enters it. */
function describeInputs(formats: Formats, report: Report, economics: Economics): string {
  const parts = bridgeFacts(formats, report, economics)
    .map(withMark)
    .map(({ name, value }) => `${name} ${value}`);
  return `Inputs: ${parts.join('; ')}.`;
}
