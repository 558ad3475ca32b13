import type { Bridge, Capacity, Economics, Range } from '@roi-insight/roi-math';
import { paybackInWords, projectionInWords, stepInWords } from '../../features/BridgePanel/bridgeInWords.ts';
import { formatCents, formatCount, formatMoneyHeadline, formatPercent, formatTyped } from '../../format/index.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** Rows of the bridge: step, what it does, low, base, high. */
export function bridgeRows({ steps }: ReadyBridge): readonly (readonly string[])[] {
  return steps.map((step) => {
    const { name, note } = stepInWords(step);
    return [name, note, ...amounts(step.amount)];
  });
}

const amounts = ({ low, base, high }: Range) => [low, base, high].map(formatMoneyHeadline);

/** What follows from the bridge: name and value. */
export function outcomeRows(bridge: ReadyBridge): readonly (readonly string[])[] {
  const { breakEvenPercent, capacity } = bridge;
  const words = ({ figure, note }: { readonly figure: string; readonly note: string }) => `${figure}. ${note}`;
  return [
    ['Net in a year', words(projectionInWords(bridge.projection))],
    ['Payback', words(paybackInWords(bridge))],
    [
      'Break-even',
      breakEvenPercent === null
        ? 'None. There is no cost to save on.'
        : `Must save more than ${formatPercent(breakEvenPercent)} of the time to pay for itself.`,
    ],
    ...(capacity === null ? [] : [['Capacity check', capacityWords(capacity)]]),
  ];
}

const CAPACITY: Readonly<Record<Capacity['kind'], string>> = {
  plausible: 'That is plausible.',
  warned: 'That is more than 30%: look at the number of seats before showing it to anyone.',
  refused: 'That cannot be: either the number of seats is wrong, or the tickets took longer than the work on them.',
};

function capacityWords({ kind, hoursSaved, teamHours }: Capacity): string {
  return `The headline claims ${formatCount(hoursSaved)} hours saved of the ${formatCount(teamHours)} that these seats work. ${CAPACITY[kind]}`;
}

/** The bridge's inputs: name and value. */
export function economicsRows({
  seats,
  pricePerSeatMonth,
  realisationRate,
}: Economics): readonly (readonly string[])[] {
  return [
    ['Seats', formatTyped(seats)],
    ['Price per seat and month', formatCents(pricePerSeatMonth)],
    ['Freed time that becomes output', `${formatTyped(realisationRate * 100)}%`],
  ];
}
