import type { Bridge, OpenRange } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { describeBreakEven } from './describeBreakEven.ts';
import { describeStep } from './bridgeText.ts';
import { describeCapacity } from './describeCapacity.ts';
import type { Outcome } from './Outcome.ts';
import { describePayback, describeProjection } from './outcomeText.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** Rows of the bridge: step, description, change of the base, and the amount after the step: low, base, high. */
export function bridgeRows(formats: Formats, { steps }: ReadyBridge): readonly (readonly string[])[] {
  return steps.map((step) => {
    const { name, note } = describeStep(formats, step);
    const isSum = step.kind === 'headline' || step.kind === 'net';
    return [name, note, isSum ? '' : formats.moneyChange(step.change.base), ...amounts(formats, step.amount)];
  });
}

const amounts = (formats: Formats, { low, base, high }: OpenRange) => [
  ...[low, base].map(formats.moneyHeadline),
  high === null ? 'unknown' : formats.moneyHeadline(high),
];

/** Rows of the outcomes: name and value. */
export function outcomeRows(formats: Formats, bridge: ReadyBridge): readonly (readonly string[])[] {
  const { breakEvenPercent, capacity } = bridge;
  const sentences = ({ figure, note }: Outcome) => `${figure}. ${note}`;
  return [
    ['Net in a year', sentences(describeProjection(formats, bridge.projection))],
    ['Payback', sentences(describePayback(formats, bridge))],
    ['Break-even', describeBreakEven(formats, breakEvenPercent).note],
    ['Capacity check', sentences(describeCapacity(formats, capacity))],
  ];
}
