import type { Report } from '@roi-insight/contracts';
import type { Bridge } from '@roi-insight/roi-math';
import { returnFact } from '../bridge/outcomeFacts.ts';
import { describeMonths, likely, shortRange } from '../bridge/outcomeText.ts';
import type { Formats } from '../format/index.ts';
import { quarterName } from '../quarters/quarterName.ts';
import { verdictParts } from './verdictParts.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/**
 * The parts of the line under the figure. Each part appears only if the data support it. After the first quarter, parts
 * say how the change has developed, and what the last measured quarter shows in money.
 * @example answerParts(formats, report, bridge) // ['33% less time per ticket', '$12 for each $1 spent (likely $4 to
 * $21)', 'payback 2.9 months', 'likely $45k to $156k']
 */
export function answerParts(formats: Formats, report: Report, bridge: ReadyBridge): readonly string[] {
  const { outcome, net, latest, paybackMonths } = bridge;
  const months = outcome === 'gain' ? (paybackMonths?.base ?? 0) : 0;
  const now = latest === null ? [] : [`${shortRange(formats, latest.net)} net in the ${quarterName(latest.number)}`];
  // If the last quarter comes first, its range is that of the figure, and nothing praises the year.
  if (latest?.isSavingGone === true)
    return [...verdictParts(formats, report), likely(formats, latest.net)].filter((part) => part !== null);
  return [
    ...verdictParts(formats, report),
    ...now,
    returnFact(formats, bridge)?.figure ?? null,
    months > 0 ? `payback ${describeMonths(formats, months)}` : null,
    likely(formats, net),
  ].filter((part) => part !== null);
}
