import type { Bridge, BridgeStep } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { describeStep } from './bridgeText.ts';
import { describeCapacity } from './describe/describeCapacity.ts';
import { netFigure } from './netFigure.ts';
import { netTitle } from './netTitle.ts';
import type { Outcome } from './Outcome.ts';
import { outcomeFacts } from './outcomeFacts.ts';
import { moneyRange } from './outcomeText.ts';
import { stepFigure, type WholeDollars, wholeDollars } from './wholeDollars.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** Rows of the bridge: step, description, change of the base amount, and the low, base and high amount after the step. */
export function bridgeRows(formats: Formats, { steps }: ReadyBridge): readonly (readonly string[])[] {
  const dollars = wholeDollars(steps);
  return steps.map((step, index) => {
    const whole = dollars[index] ?? { remaining: 0, change: 0 };
    const { name, note } = describeStep(formats, step);
    const isSum = step.kind === 'headline' || step.kind === 'net';
    return [name, note, isSum ? '' : formats.moneyChange(whole.change), ...amounts(formats, step, whole)];
  });
}

/** A net value without a claim has a range, but no amount in the middle. */
const amounts = (formats: Formats, step: BridgeStep, { remaining }: WholeDollars) => {
  const { low, high } = step.amount;
  return [
    formats.moneyHeadline(low),
    step.kind === 'net'
      ? stepFigure(formats, step, remaining, formats.moneyHeadline)
      : formats.moneyHeadline(remaining),
    high === null ? 'unknown' : formats.moneyHeadline(high),
  ];
};

/** Rows of the outcomes: name and value. */
export function outcomeRows(formats: Formats, bridge: ReadyBridge): readonly (readonly string[])[] {
  const { capacity, net, outcome, period } = bridge;
  const { figure } = netFigure(formats, net, outcome);
  const range = net.low === net.high ? '' : ` (${moneyRange(formats, net)})`;
  return [
    ...(outcome === 'refused' ? [] : [[netTitle(formats, period, outcome), `${figure}${range}`]]),
    ...outcomeFacts(formats, bridge).map(({ name, ...fact }) => [name, sentences(fact)]),
    ['Capacity check', sentences(describeCapacity(formats, capacity))],
  ];
}

const sentences = ({ figure, note }: Outcome) => {
  if (note === '') return figure;
  return note.startsWith('likely ') ? `${figure} (${note})` : `${figure}. ${note}`;
};
