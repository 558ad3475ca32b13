import type { Bridge, OpenRange } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import type { OutcomeFact } from './Outcome.ts';
import { likely } from './outcomeText.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/**
 * The first year as a projection of the first quarter, with its condition; null if the evidence supports none, or if later
 * quarters were measured.
 * @example { name: 'If the saving lasts', figure: '$99,014 in the first year', note: 'likely $31k to $190k' }
 */
export function ifItLasts(formats: Formats, { period, projection, outcome }: ReadyBridge): OutcomeFact | null {
  if (period.kind === 'first-year' || projection.kind !== 'estimate') return null;
  const { annual } = projection;
  const name = outcome === 'gain' ? 'If the saving lasts' : 'If this lasts';
  const range = likely(formats, annual);
  return outcome === 'open'
    ? { name, figure: `${range ?? formats.money(annual.base)} in the first year`, note: '' }
    : { name, figure: `${formats.money(annual.base)} in the first year`, note: range ?? '' };
}

/** Null if the net value is no gain, or costs nothing. @example figure: '$12 for each $1 spent (likely $4 to $21)' */
export function returnFact(formats: Formats, { returned }: ReadyBridge): OutcomeFact | null {
  if (returned === null) return null;
  const isSmall = returned.low < WHOLE_FROM;
  const amount = isSmall ? formats.moneyExact(2) : formats.moneyShort;
  return {
    name: 'Return',
    figure: `${amount(returned.base)} for each ${formats.money(1)} spent (likely ${between(amount, returned)})`,
    note: 'Savings put to use, divided by what the assistant cost in the same time.',
  };
}

/** From this many dollars on, cents would say nothing more. */
const WHOLE_FROM = 2;

const between = (amount: Formats['moneyShort'], { low, high }: OpenRange) =>
  high === null ? `${amount(low)} or more` : `${amount(low)} to ${amount(high)}`;
