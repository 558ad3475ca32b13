import type { Report, Verdict } from '@roi-insight/contracts';
import type { MetricFigure, MetricTone, MetricTrend } from '../MetricCard/MetricCard.tsx';

/** What may be said below a figure. */
export interface Words {
  readonly gain: string;
  readonly loss: string;
  /** For what may be chance; without it, the doubt itself is named. */
  readonly unproven?: string;
}

/** How a card may put its figure. */
export interface Voice {
  readonly trend: MetricTrend;
  readonly tone: MetricTone;
  readonly subtitle: string;
}

/** The voice that the evidence allows: never a cheering word for a loss, nor for what may be chance. */
export function metricVoice(figure: MetricFigure, { evidence }: Report, words: Words): Voice {
  const sign = signOf(figure);
  const doubt = doubtOf(sign, evidence?.verdict);
  if (doubt !== null) return { trend: 'flat', tone: 'neutral', subtitle: words.unproven ?? doubt };
  if (sign === 0) return { trend: 'flat', tone: 'neutral', subtitle: 'No difference' };
  return sign > 0
    ? { trend: 'up', tone: 'positive', subtitle: words.gain }
    : { trend: 'down', tone: 'negative', subtitle: words.loss };
}

/** The sign that is printed: what rounds to zero has none. */
function signOf({ value, format }: MetricFigure): number {
  return value === null || !/[1-9]/.test(format(value)) ? 0 : Math.sign(value);
}

/** What keeps a figure from being taken at its word; null: nothing. */
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
