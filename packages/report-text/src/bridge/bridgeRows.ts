import type { Bridge, BridgeStep } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { describeBreakEven } from './describeBreakEven.ts';
import { describeStep } from './bridgeText.ts';
import { netPerYear } from './describeNet.ts';
import { describeCapacity } from './describeCapacity.ts';
import type { Outcome } from './Outcome.ts';
import { describePayback, describeProjection, INCONCLUSIVE } from './outcomeText.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** Rows of the bridge: step, description, change of the base amount, and the low, base and high amount after the step. */
export function bridgeRows(formats: Formats, { steps }: ReadyBridge): readonly (readonly string[])[] {
  return steps.map((step) => {
    const { name, note } = describeStep(formats, step);
    const isSum = step.kind === 'headline' || step.kind === 'net';
    return [name, note, isSum ? '' : formats.moneyChange(step.change.base), ...amounts(formats, step)];
  });
}

/** An inconclusive net value has a range, but no amount in the middle. */
const amounts = (formats: Formats, step: BridgeStep) => {
  const { low, base, high } = step.amount;
  const isInconclusive = step.kind === 'net' && step.outcome === 'inconclusive';
  return [
    formats.moneyHeadline(low),
    isInconclusive ? INCONCLUSIVE : formats.moneyHeadline(base),
    high === null ? 'unknown' : formats.moneyHeadline(high),
  ];
};

/** Rows of the outcomes: name and value. */
export function outcomeRows(formats: Formats, bridge: ReadyBridge): readonly (readonly string[])[] {
  const { breakEvenPercent, capacity } = bridge;
  return [
    [netPerYear(bridge.yearOutcome), yearText(formats, bridge)],
    ['Payback', sentences(describePayback(formats, bridge))],
    ['Break-even', describeBreakEven(formats, breakEvenPercent).note],
    ['Capacity check', sentences(describeCapacity(formats, capacity))],
  ];
}

/** @example '$64,691 ($21,119 to $148,567)' */
function yearText(formats: Formats, { projection }: ReadyBridge): string {
  const { figure, note } = describeProjection(formats, projection);
  return projection.kind === 'estimate' && note !== '' ? `${figure} (${note})` : sentences({ figure, note });
}

const sentences = ({ figure, note }: Outcome) => (note === '' ? figure : `${figure}. ${note}`);
