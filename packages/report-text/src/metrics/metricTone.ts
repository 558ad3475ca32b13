import type { Evidence, Report } from '@roi-insight/contracts';
import { MISSING } from '../format/index.ts';
import type { MetricCardValue, MetricTone, MetricTrend } from './MetricCardContent.ts';

/** Subtitles of a metric, by its sign. */
export interface ToneLabels {
  readonly gain: string;
  readonly loss: string;
}

/** How a card presents its value. */
export interface ToneProps {
  readonly trend: MetricTrend;
  readonly tone: MetricTone;
  readonly subtitle: string;
  readonly doubt: string | null;
}

/** The sign of the figure determines the subtitle and the trend. A figure that the evidence does not support is muted and has a line of doubt. */
export function metricTone(
  figure: MetricCardValue,
  { evidence }: Report,
  { gain, loss }: ToneLabels,
  doubtOf = doubtOfDifference,
): ToneProps {
  const sign = signOf(figure);
  const doubt = evidence === undefined ? null : doubtOf(sign, evidence);
  if (sign === 0) return { trend: 'flat', tone: 'neutral', subtitle: 'No difference', doubt };
  return sign > 0
    ? { trend: 'up', tone: doubt === null ? 'positive' : 'neutral', subtitle: gain, doubt }
    : { trend: 'down', tone: 'negative', subtitle: loss, doubt };
}

/** The sign of the formatted value; 0 if it rounds to zero. */
function signOf({ value, format }: MetricCardValue): number {
  return value === null || [format(0), MISSING].includes(format(value)) ? 0 : Math.sign(value);
}

/** The reason to doubt a value, given its sign; null if there is no reason. */
function doubtOfDifference(sign: number, evidence: Evidence): string | null {
  if (evidence.kind === 'too-little-data') return 'Too little data to judge';
  switch (evidence.verdict) {
    case 'no-detectable-change':
      return sign === 0 ? null : 'Within normal variation';
    case 'faster':
      return sign < 0 ? CONTRADICTED : null;
    case 'slower':
      return sign > 0 ? CONTRADICTED : null;
  }
}

const CONTRADICTED = 'The evidence below says otherwise';

/** The reason to doubt a figure about a whole year. */
export function doubtOfYear(sign: number, evidence: Evidence): string | null {
  if (evidence.kind === 'too-little-data') return 'Too little data to project';
  if (evidence.verdict === 'no-detectable-change' && sign !== 0) return 'Assumes the difference is real';
  const hasShrunk = evidence.lasting === 'gone' || evidence.lasting === 'fading';
  return (
    doubtOfDifference(sign, evidence) ??
    (hasShrunk && sign > 0 ? 'Assumes that the saving lasts' : null) ??
    (evidence.grade === 'D' ? 'Grade D evidence can’t support a yearly figure' : null)
  );
}
