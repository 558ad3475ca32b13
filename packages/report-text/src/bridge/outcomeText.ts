import type { Bridge, OpenRange } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { NO_VALUE, NOT_EVERY_QUARTER } from './describeNet.ts';
import type { Outcome } from './Outcome.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** Dollars from low to high. @example moneyRange(formats, { low: -5, high: null }) // '−$5 or more' */
export function moneyRange(formats: Formats, { low, high }: Pick<OpenRange, 'low' | 'high'>): string {
  return `${formats.money(low)} ${high === null ? 'or more' : `to ${formats.money(high)}`}`;
}

/** A short form of the range; null if the amount is certain. @example likely(formats, net) // 'likely $31k to $190k' */
export function likely(formats: Formats, { low, high }: Pick<OpenRange, 'low' | 'high'>): string | null {
  return low === high ? null : `likely ${shortRange(formats, { low, high })}`;
}

/** @example shortRange(formats, { low: 31_200, high: 190_400 }) // '$31k to $190k' */
export function shortRange(formats: Formats, { low, high }: Pick<OpenRange, 'low' | 'high'>): string {
  const [from, to] = [formats.moneyShort(low), high === null ? null : formats.moneyShort(high)];
  if (to === null) return `${from} or more`;
  return from === to ? `about ${from}` : `${from} to ${to}`;
}

/** @example describeMonths(formats, 2.94) // '2.9 months' */
export function describeMonths(formats: Formats, months: number): string {
  const text = shortMonths(formats, months);
  return `${text} ${text === formats.decimal(1) ? 'month' : 'months'}`;
}

const shortMonths = (formats: Formats, months: number) =>
  months < 0.1 ? `under ${formats.decimal(0.1)}` : formats.decimal(months);

/** The time after which a year of licenses has paid for itself; only a gain has such a time. */
export function describePayback(formats: Formats, { paybackMonths, outcome, net }: ReadyBridge): Outcome {
  if (outcome === 'refused')
    return { figure: 'Not plausible', note: 'It would count hours that the team never worked.' };
  if (outcome === 'nothing') return { figure: 'None', note: `${NO_VALUE}.` };
  if (outcome === 'inconclusive') {
    return { figure: NOT_YET, note: 'The data don’t show whether there are savings to pay for the licenses.' };
  }
  if (outcome === 'costs-more') return { figure: 'None', note: 'The licenses cost more than can have been saved.' };
  if (paybackMonths === null) {
    return { figure: 'Not projected', note: 'Grade D evidence is too weak to project a payback.' };
  }
  if (outcome === 'loss') return { figure: 'None', note: 'There are no savings to pay for the licenses.' };
  if (outcome === 'no-gain') return { figure: 'Never', note: 'The savings never cover the license cost.' };
  const { low, base, high } = paybackMonths;
  if (outcome === 'open' && net.low > 0) return { figure: NOT_YET, note: NOT_EVERY_QUARTER };
  if (outcome === 'open' || base === null) {
    const best = high === null ? 'Unknown' : `${describeMonths(formats, high)}`;
    return {
      figure: NOT_YET,
      note: `${best} in the best case; in the worst case, the licenses don’t pay for themselves.`,
    };
  }
  if (base === 0) return { figure: 'Immediate', note: 'The licenses cost nothing.' };
  const [best, worst] = [high, low].map((end) => (end === null ? 'unknown' : shortMonths(formats, end)));
  const months = describeMonths(formats, base);
  const range = best === worst ? '' : ` (best case ${best}, worst case ${worst})`;
  return { figure: months, note: `Licenses pay for themselves in ${months}${range}.` };
}

const NOT_YET = 'Can’t tell yet';
