import type { Report, Verdict } from '@roi-insight/contracts';
import type { MetricCardValue, MetricTone, MetricTrend } from './MetricCardContent.ts';

/** Subtitles of a metric. */
export interface ToneLabels {
  readonly gain: string;
  readonly loss: string;
  /** For a difference that may be chance; the default names the doubt. */
  readonly unproven?: string;
}

/** How a card presents its value. */
export interface ToneProps {
  readonly trend: MetricTrend;
  readonly tone: MetricTone;
  readonly subtitle: string;
}

/** The tone that the evidence supports: never positive for a loss or for a difference that may be chance. */
export function metricTone(figure: MetricCardValue, { evidence }: Report, labels: ToneLabels): ToneProps {
  const sign = signOf(figure);
  const doubt = doubtOf(sign, evidence?.verdict);
  if (doubt !== null) return { trend: 'flat', tone: 'neutral', subtitle: labels.unproven ?? doubt };
  if (sign === 0) return { trend: 'flat', tone: 'neutral', subtitle: 'No difference' };
  return sign > 0
    ? { trend: 'up', tone: 'positive', subtitle: labels.gain }
    : { trend: 'down', tone: 'negative', subtitle: labels.loss };
}

/** The sign of the formatted value; 0 if it rounds to zero. */
function signOf({ value, format }: MetricCardValue): number {
  return value === null || !/[1-9]/.test(format(value)) ? 0 : Math.sign(value);
}

/** The reason to doubt a value; null if there is none. */
function doubtOf(sign: number, verdict: Verdict | undefined): string | null {
  switch (verdict) {
    case 'no-detectable-change':
      return 'Not distinguishable from no change';
    case 'too-little-data':
      return 'Observed so far; too little data to judge';
    case 'faster':
      return sign < 0 ? 'At odds with the evidence below' : null;
    case 'slower':
      return sign > 0 ? 'At odds with the evidence below' : null;
    case undefined:
      return null;
  }
}
