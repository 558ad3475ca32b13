import type { Report } from '@roi-insight/contracts';
import type { Bridge, OpenRange } from '@roi-insight/roi-math';
import { describeMonths } from '../bridge/outcomeText.ts';
import type { Formats } from '../format/index.ts';
import { verdictParts } from './verdictParts.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/**
 * The parts of the line under the figure. Each part appears only if the data support it. After the first quarter, one
 * part says how the change has developed.
 * @example answerParts(formats, report, bridge) // ['33% less time per ticket', 'payback 2.9 months', 'likely $45k to
 * $156k']
 */
export function answerParts(formats: Formats, report: Report, bridge: ReadyBridge): readonly string[] {
  const { yearOutcome, net, projection, paybackMonths } = bridge;
  const months = yearOutcome === 'gain' ? (paybackMonths?.base ?? 0) : 0;
  const range = projection.kind === 'estimate' ? projection.annual : projection.kind === 'range' ? projection : net;
  return [
    ...verdictParts(formats, report),
    ...(months > 0 ? [`payback ${describeMonths(formats, months)}`] : []),
    ...(range.low === range.high ? [] : [`likely ${shortRange(formats, range)}`]),
  ];
}

function shortRange(formats: Formats, { low, high }: Pick<OpenRange, 'low' | 'high'>): string {
  const [from, to] = [formats.moneyShort(low), high === null ? null : formats.moneyShort(high)];
  if (to === null) return `${from} or more`;
  return from === to ? `about ${from}` : `${from} to ${to}`;
}
