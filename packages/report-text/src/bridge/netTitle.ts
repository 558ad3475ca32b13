import { type AnswerPeriod, type NetOutcome, QUARTER_DAYS } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { netName } from './describe/describeNet.ts';

/** The period of the answer in a sentence. */
export const inPeriod = ({ kind }: AnswerPeriod): string =>
  kind === 'first-quarter' ? 'in the first quarter' : 'in the first year';

/** The name of the net value with its period, which is the same everywhere. @example 'Net savings in the first year, 2 of 4 quarters measured' */
export function netTitle(formats: Formats, period: AnswerPeriod, outcome?: NetOutcome): string {
  return `${netName(outcome)} ${inPeriod(period)}${howMuch(formats, period)}`;
}

/** What of the period was measured; empty for a whole quarter. */
function howMuch(formats: Formats, period: AnswerPeriod): string {
  if (period.kind === 'first-quarter') {
    const { days } = period;
    return days < QUARTER_DAYS ? `, ${formats.count(days)} of ${formats.counted(QUARTER_DAYS, 'day')}` : '';
  }
  const { measured } = period;
  return measured < QUARTERS
    ? `, ${formats.count(measured)} of ${formats.counted(QUARTERS, 'quarter')} measured`
    : ', measured';
}

const QUARTERS = 4;
