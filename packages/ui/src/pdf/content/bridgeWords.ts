import type { Bridge, BridgeGap, BridgeStep, Capacity, Economics, Projection, Range } from '@roi-insight/roi-math';
import { formatCents, formatCount, formatDecimal, formatMoneyHeadline, formatPercent } from '../../format/index.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** Why there is no bridge, as a sentence. */
export const bridgeGapWords: Readonly<Record<BridgeGap, string>> = {
  'nothing-after-adoption': 'There is no bridge: no ticket lies after the adoption date.',
  'not-measured': 'There is no bridge: one of the periods has no measured ticket, so the headline itself is not known.',
  'no-evidence': 'There is no bridge: the report has no interval that a cautious figure could rest on.',
  'too-little-data': 'There is no bridge: with this little data nothing is projected.',
};

/** Rows of the bridge: step, low, base, high. */
export function bridgeRows({ steps }: ReadyBridge): readonly (readonly string[])[] {
  return steps.map((step) => [stepWords(step), ...amounts(step.amount)]);
}

const amounts = ({ low, base, high }: Range) => [low, base, high].map(formatMoneyHeadline);

function stepWords(step: BridgeStep): string {
  switch (step.kind) {
    case 'headline':
      return `Headline: savings per task × ${formatCount(step.tasks)} tasks after adoption`;
    case 'not-completed':
      return `Without ${formatCount(step.tasks)} tasks that are not completed yet`;
    case 'not-measured':
      return `Without ${formatCount(step.tasks)} completed tasks that have no measured time`;
    case 'evidence':
      return `What the evidence supports: ${formatPercent(step.effectPercent.low)}, ${formatPercent(step.effectPercent.base)}, ${formatPercent(step.effectPercent.high)} of time saved`;
    case 'realisation':
      return `Freed time that becomes output: ${percents(step.rate)}`;
    case 'licences':
      return `After licences of ${formatMoneyHeadline(step.dollars)} for ${formatDecimal(step.months)} months`;
    case 'net':
      return 'Net value in the period after adoption';
  }
}

const percents = ({ low, base, high }: Range) =>
  [low, base, high].map((share) => `${formatCount(share * 100)}%`).join(', ');

/** The bridge's inputs: name and value. */
export function economicsRows({
  seats,
  pricePerSeatMonth,
  realisationRate,
}: Economics): readonly (readonly string[])[] {
  return [
    ['Seats', formatCount(seats)],
    ['Licence per seat and month', formatCents(pricePerSeatMonth)],
    ['Freed time that becomes output', `${formatCount(realisationRate * 100)}%`],
  ];
}

/** What follows from the bridge, in sentences. */
export function bridgeSentences(bridge: ReadyBridge): readonly string[] {
  return [
    projectionWords(bridge.projection),
    paybackWords(bridge.paybackMonths),
    bridge.breakEvenPercent === null
      ? 'No break-even: there is no measured cost to save on.'
      : `Tickets must take ${formatPercent(bridge.breakEvenPercent)} less time for the licences to pay for themselves.`,
    ...(bridge.capacity === null ? [] : [capacityWords(bridge.capacity)]),
  ];
}

function projectionWords(projection: Projection): string {
  switch (projection.kind) {
    case 'estimate': {
      const { low, base, high } = projection.annual;
      return `Carried to a year: ${formatMoneyHeadline(base)}, between ${formatMoneyHeadline(low)} and ${formatMoneyHeadline(high)}.`;
    }
    case 'open':
      return `No change was detected, so nothing is projected as fact: a year lies between ${formatMoneyHeadline(projection.low)} and ${formatMoneyHeadline(projection.high)}.`;
    case 'refused':
      return 'Nothing is projected: the headline claims more hours than the team works.';
  }
}

function paybackWords({ low, base, high }: ReadyBridge['paybackMonths']): string {
  const months = (value: number | null) => (value === null ? 'never' : `${formatDecimal(value)} months`);
  return `A year of licences is paid back after ${months(base)} (cautious: ${months(low)}; hopeful: ${months(high)}).`;
}

function capacityWords({ kind, hoursSaved, teamHours }: Capacity): string {
  const hours = `${formatCount(hoursSaved)} hours saved against ${formatCount(teamHours)} working hours of the team`;
  switch (kind) {
    case 'plausible':
      return `Capacity check: ${hours}, which is plausible.`;
    case 'warned':
      return `Capacity check: ${hours}, more than 30%: possible, but worth a second look.`;
    case 'refused':
      return `Capacity check: ${hours}, more than there are. The headline cannot be right.`;
  }
}
