import {
  type Bridge,
  type BridgeGap,
  type BridgeStep,
  type Capacity,
  CAPACITY_WARNING_SHARE,
  type Projection,
  type Range,
} from '@roi-insight/roi-math';
import { formatCount, formatCounted, formatDecimal, formatMoney, formatPercent, formatTyped } from '../format/index.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** A short answer, and the sentence that explains it. */
export interface Outcome {
  readonly figure: string;
  readonly note: string;
}

/** Why there is no bridge, as a sentence. */
export const gapInWords: Record<BridgeGap, string> = {
  'nothing-after-adoption': 'Nothing was completed after adoption, so there is no headline to examine.',
  'not-measured': 'One of the periods has no measured ticket, so there is no headline to examine.',
  'no-evidence': 'The report has no evidence to compare the headline with.',
  'too-little-data': 'There is too little data to say how much of the headline is real. Nothing is projected from it.',
};

/** The name of a step, and the sentence that explains it. */
export function stepInWords(step: BridgeStep): { readonly name: string; readonly note: string } {
  switch (step.kind) {
    case 'headline':
      return { name: 'Headline', note: `The Cost Savings card: all ${formatCount(step.tasks)} tasks.` };
    case 'not-completed':
      return {
        name: 'Not completed',
        note: `${formatCounted(step.tasks, 'open task has', 'open tasks have')} saved nothing yet.`,
      };
    case 'not-measured':
      return { name: 'Without a measured time', note: `Nothing is known about ${formatCounted(step.tasks, 'task')}.` };
    case 'evidence':
      return {
        name: 'Evidence',
        note: `The estimate replaces the difference of averages: ${spread(step.effectPercent, formatPercent)}.`,
      };
    case 'realization':
      return {
        name: 'Realization',
        note: `Freed time that becomes output: ${spread(step.rate, (rate) => `${formatTyped(rate * 100)}%`)}.`,
      };
    case 'licenses':
      return { name: 'Licenses', note: `${formatMoney(step.dollars)} in ${formatDecimal(step.months)} months.` };
    case 'net':
      return { name: 'Net', note: step.refused ? REFUSED : netInWords(step.amount) };
  }
}

const REFUSED = 'Nothing to defend: the headline claims more hours than the team works.';

/** Only an amount that is a gain on every reading is called defensible. */
function netInWords({ low, high }: Range): string {
  if (low >= 0) return 'What can be defended.';
  return high > 0 ? 'A loss or a gain: the data leave it open.' : 'A loss on every reading.';
}

/** @example spread({ low: 1, base: 2, high: 3 }, String) // '2 (1 to 3)' */
export function spread({ low, base, high }: Range, format: (value: number) => string): string {
  return low === high ? format(base) : `${format(base)} (${format(low)} to ${format(high)})`;
}

/** The net value per year, as far as the evidence supports it. */
export function projectionInWords(projection: Projection): Outcome {
  switch (projection.kind) {
    case 'estimate':
      return {
        figure: formatMoney(projection.annual.base),
        note: `${formatMoney(projection.annual.low)} to ${formatMoney(projection.annual.high)}`,
      };
    case 'open':
      return {
        figure: 'Open',
        note: `The data fit ${formatMoney(projection.low)} to ${formatMoney(projection.high)}; no figure in between is more than a guess.`,
      };
    case 'refused':
      return { figure: 'Refused', note: 'More hours than the team works cannot be projected.' };
  }
}

/** When the licenses have paid for themselves. */
export function paybackInWords({ paybackMonths: months, projection }: ReadyBridge): Outcome {
  const { low, base, high } = months;
  if (projection.kind === 'refused') return { figure: 'Refused', note: 'It would rest on hours that nobody worked.' };
  if (high === null) return { figure: 'Never', note: 'Nothing is saved that could pay for the licenses.' };
  return {
    figure: projection.kind === 'open' ? 'Open' : base === null ? 'Never' : monthsText(base),
    note: `${monthsText(high)} at best, ${low === null ? 'never' : monthsText(low)} at worst, for a year of licenses.`,
  };
}

/** Longer paybacks are not given exactly. */
const MAX_MONTHS = 120;

function monthsText(months: number): string {
  if (months < 0.1) return 'under 0.1 months';
  return months > MAX_MONTHS ? 'over 10 years' : `${formatDecimal(months)} months`;
}

/** The saving at which the licenses pay for themselves. */
export function breakEvenInWords(percent: ReadyBridge['breakEvenPercent']): Outcome {
  return percent === null
    ? { figure: 'None', note: 'There is no cost to save on.' }
    : {
        figure: formatPercent(percent),
        note: `Must save more than ${formatPercent(percent)} of the time to pay for itself.`,
      };
}

/** Whether a team of this size can have saved that much. */
export function capacityInWords({ kind, hoursSaved, teamHours }: Capacity): Outcome {
  const claim = `The headline claims ${formatCount(hoursSaved)} hours saved of the ${formatCount(teamHours)} that these seats work`;
  switch (kind) {
    case 'plausible':
      return { figure: 'Plausible', note: `${claim}.` };
    case 'warned':
      return {
        figure: 'Unusually high',
        note: `${claim}: more than ${formatTyped(CAPACITY_WARNING_SHARE * 100)}%. Look at the number of seats before showing it to anyone.`,
      };
    case 'refused':
      return {
        figure: 'Not plausible',
        note: `${claim}. Either the number of seats is wrong, or the tickets took longer than the work on them. Nothing is projected from it.`,
      };
  }
}
