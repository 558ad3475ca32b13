import type { Bridge, Economics, Range } from '@roi-insight/roi-math';
import {
  breakEvenInWords,
  capacityInWords,
  type Outcome,
  paybackInWords,
  projectionInWords,
  stepInWords,
} from './bridgeText.ts';
import { formatCents, formatMoneyHeadline, formatTyped } from '../format/index.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** Rows of the bridge: step, description, low, base, high. */
export function bridgeRows({ steps }: ReadyBridge): readonly (readonly string[])[] {
  return steps.map((step) => {
    const { name, note } = stepInWords(step);
    return [name, note, ...amounts(step.amount)];
  });
}

const amounts = ({ low, base, high }: Range) => [low, base, high].map(formatMoneyHeadline);

/** Rows of the outcomes: name and value. */
export function outcomeRows(bridge: ReadyBridge): readonly (readonly string[])[] {
  const { breakEvenPercent, capacity } = bridge;
  const sentences = ({ figure, note }: Outcome) => `${figure}. ${note}`;
  const breakEven = breakEvenInWords(breakEvenPercent);
  return [
    ['Net in a year', sentences(projectionInWords(bridge.projection))],
    ['Payback', sentences(paybackInWords(bridge))],
    ['Break-even', breakEvenPercent === null ? sentences(breakEven) : breakEven.note],
    ...(capacity === null ? [] : [['Capacity check', sentences(capacityInWords(capacity))]]),
  ];
}

/** Rows of the inputs: name and value. */
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
