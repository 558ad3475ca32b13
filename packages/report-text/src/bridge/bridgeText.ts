import {
  type BridgeGap,
  type BridgeStep,
  type Capacity,
  CAPACITY_WARNING_SHARE,
  type LicenseCost,
  type Range,
} from '@roi-insight/roi-math';
import { formatCount, formatCounted, formatDecimal, formatMoney, formatPercent, formatTyped } from '../format/index.ts';
import type { Outcome } from './Outcome.ts';

export const BRIDGE_TITLE = 'From gross savings to what you can defend';

/** Why there is no net figure: a title and a sentence. */
export const gapInWords: Readonly<Record<BridgeGap, { readonly title: string; readonly text: string }>> = {
  'nothing-after-adoption': noFigure('Nothing was completed after adoption, so there are no savings to examine.'),
  'not-measured': noFigure('One of the periods has no measured ticket, so there are no savings to examine.'),
  'no-evidence': noFigure('The report has no evidence to compare the headline with.'),
  'too-little-data': noFigure(
    'There is too little data to say how much of the headline is real. Nothing is projected from it.',
  ),
  'version-1': noFigure(
    'This report was made by version 1 of the measurement, which did not record the hours that a net figure is based on. Run the analysis again to get one.',
  ),
  'no-seats': {
    title: 'How many seats?',
    text: 'Enter the number of seats: the cost of the licenses and the hours of the team depend on it.',
  },
};

function noFigure(text: string) {
  return { title: 'No net figure yet', text };
}

type Step<K extends BridgeStep['kind']> = Extract<BridgeStep, { kind: K }>;

/** The name of a step, and the sentence that explains it. */
export function stepInWords(step: BridgeStep): { readonly name: string; readonly note: string } {
  switch (step.kind) {
    case 'headline':
      return { name: 'Headline', note: `The Cost Savings card: all ${formatCounted(step.tasks, 'task')}.` };
    case 'not-completed':
      return {
        name: 'Not completed',
        note: `${formatCounted(step.tasks, 'open task has', 'open tasks have')} ${step.change.base > 0 ? 'cost nothing extra' : 'saved nothing'} yet.`,
      };
    case 'not-measured':
      return { name: 'Without a measured time', note: `Nothing is known about ${formatCounted(step.tasks, 'task')}.` };
    case 'parallel':
      return { name: 'Tickets in parallel', note: parallelInWords(step) };
    case 'evidence':
      return { name: 'Trend-corrected estimate', note: estimateInWords(step) };
    case 'realization':
      return { name: 'Time put to use', note: realizationInWords(step) };
    case 'licenses':
      return {
        name: step.spend === null || step.spend.days === 0 ? 'Licenses' : 'Actual spend',
        note: licensesInWords(step),
      };
    case 'net':
      return { name: step.outcome === 'gain' ? 'Net savings' : 'Net result', note: netInWords(step) };
  }
}

function parallelInWords({ measuredHours, teamHours, seats }: Step<'parallel'>): string {
  const team = seats === 1 ? 'one person' : `a team of ${formatTyped(seats)}`;
  return `The tickets’ hours add up to ${formatCount(measuredHours)}; ${team} works ${formatCount(teamHours)} by the report’s calendar. Each seat counts as one person.`;
}

function estimateInWords({ effectPercent, limit, amount, isHighLimited }: Step<'evidence'>): string {
  const effect = `effect of ${effectInWords(effectPercent)}`;
  const isLimited = isHighLimited && amount.high !== null;
  const tooWide = amount.high === null ? ' The range is too wide to give a high end.' : '';
  const open = isLimited ? ' The high end is limited to what the averages show and the team’s hours allow.' : tooWide;
  switch (limit) {
    case 'estimate':
      return `A trend-corrected ${effect} instead of the plain averages.${open}`;
    case 'observed':
      return `The trend-corrected ${effect} looks better than the plain averages of the same tickets. The worse of the two counts${isLimited ? ', at the high end as well' : ''}.${tooWide}`;
    case 'capacity':
      return `A trend-corrected ${effect} is more than the team’s hours allow. Limited to the hours that the team works.${open}`;
  }
}

/** @example effectInWords({ low: -8.2, base: 3, high: 14.1 }) // '3.0% less time (8.2% more to 14.1% less)' */
function effectInWords({ low, base, high }: Range): string {
  const side = (percent: number) => (percent < 0 ? 'more' : 'less');
  const size = (percent: number) => formatPercent(Math.abs(percent));
  const from = side(low) === side(high) ? size(low) : `${size(low)} ${side(low)}`;
  return `${size(base)} ${side(base)} time (${from} to ${size(high)} ${side(high)})`;
}

function realizationInWords({ rate }: Step<'realization'>): string {
  const percent = (share: number) => `${formatTyped(share * 100)}%`;
  const range = rate.low === rate.high ? '' : ` (${percent(rate.low)} to ${percent(rate.high)})`;
  return `${percent(rate.base)} of saved hours${range}.`;
}

/** What the assistant cost, and how that is known. */
function licensesInWords({ dollars, days, spend, seatDollars, seatMonths }: LicenseCost): string {
  if (spend === null) return `${formatMoney(dollars)} in ${formatDecimal(seatMonths)} months.`;
  const bySeats = `${formatMoney(seatDollars)} at the price per seat`;
  if (spend.days === 0) return `No month of the spend is in this period: ${bySeats}.`;
  const paid = `${formatMoney(spend.dollars)} paid for`;
  if (spend.days >= days) return `${paid} these ${formatCount(days)} days.`;
  return `${paid} ${formatCount(spend.days)} of ${formatCount(days)} days; ${bySeats} for the others.`;
}

function netInWords({ outcome, amount }: Step<'net'>): string {
  return outcome === 'loss' && amount.high === 0 ? 'No gain, even at the optimistic end.' : NET[outcome];
}

const NET: Readonly<Record<Step<'net'>['outcome'], string>> = {
  gain: 'Net savings after licenses: the figure to quote.',
  open: 'A loss or a gain: the data leave it open.',
  loss: 'A loss, even at the optimistic end.',
  refused: 'No figure to quote: the headline claims more hours than the team works.',
};

/** Whether a team of this size can have saved that much. */
export function capacityInWords({ kind, hoursSaved, teamHours }: Capacity): Outcome {
  const claim = `The headline claims ${formatCount(hoursSaved)} hours saved of the ${formatCount(teamHours)} that the team works by the report’s calendar, one person for each seat`;
  switch (kind) {
    case 'plausible':
      return { figure: 'Plausible', note: `${claim}.` };
    case 'warned':
      return {
        figure: 'Unusually high',
        note: `${claim}: more than ${formatTyped(CAPACITY_WARNING_SHARE * 100)}%. Check the number of seats before showing it to anyone.`,
      };
    case 'refused':
      return {
        figure: 'Not plausible',
        note: `${claim}. Either the number of seats is wrong, or the tickets took longer than the work on them. Nothing is projected from it.`,
      };
  }
}
