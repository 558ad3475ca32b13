import type { Bridge } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';
import { NO_VALUE, NOT_EVERY_QUARTER } from './describeNet.ts';
import type { Outcome } from '../Outcome.ts';
import { describeMonths, shortMonths } from '../outcomeText.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

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
