import type { Bridge } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { describeBreakEven } from './describe/describeBreakEven.ts';
import { describePayback } from './describe/describePayback.ts';
import { ifItLasts, returnFact } from './netFacts.ts';
import type { OutcomeFact } from './Outcome.ts';

/** What follows from the net value: the year on its condition, the return, the payback and the break-even. */
export function outcomeFacts(formats: Formats, bridge: Extract<Bridge, { kind: 'ready' }>): readonly OutcomeFact[] {
  const lasts = ifItLasts(formats, bridge);
  const back = returnFact(formats, bridge);
  return [
    ...(lasts === null ? [] : [lasts]),
    ...(back === null ? [] : [back]),
    { name: 'Payback', ...describePayback(formats, bridge) },
    { name: 'Break-even', ...describeBreakEven(formats, bridge.breakEvenPercent) },
  ];
}
