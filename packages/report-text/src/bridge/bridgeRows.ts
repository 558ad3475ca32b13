import type { Bridge, OpenRange } from '@roi-insight/roi-math';
import { formatMoneyChange, formatMoneyHeadline } from '../format/index.ts';
import { breakEvenInWords } from './breakEvenInWords.ts';
import { stepInWords } from './bridgeText.ts';
import { capacityInWords } from './capacityInWords.ts';
import type { Outcome } from './Outcome.ts';
import { paybackInWords, projectionInWords } from './outcomeText.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** Rows of the bridge: step, description, change of the base, and what is left after the step: low, base, high. */
export function bridgeRows({ steps }: ReadyBridge): readonly (readonly string[])[] {
  return steps.map((step) => {
    const { name, note } = stepInWords(step);
    const isSum = step.kind === 'headline' || step.kind === 'net';
    return [name, note, isSum ? '' : formatMoneyChange(step.change.base), ...amounts(step.amount)];
  });
}

const amounts = ({ low, base, high }: OpenRange) => [
  ...[low, base].map(formatMoneyHeadline),
  high === null ? 'unknown' : formatMoneyHeadline(high),
];

/** Rows of the outcomes: name and value. */
export function outcomeRows(bridge: ReadyBridge): readonly (readonly string[])[] {
  const { breakEvenPercent, capacity } = bridge;
  const sentences = ({ figure, note }: Outcome) => `${figure}. ${note}`;
  return [
    ['Net in a year', sentences(projectionInWords(bridge.projection))],
    ['Payback', sentences(paybackInWords(bridge))],
    ['Break-even', breakEvenInWords(breakEvenPercent).note],
    ['Capacity check', sentences(capacityInWords(capacity))],
  ];
}
