import type { Report } from '@roi-insight/contracts';
import type { Bridge } from '@roi-insight/roi-math';
import { returnFact } from '../bridge/netFacts.ts';
import { describeMonths, likely, shortRange } from '../bridge/outcomeText.ts';
import type { Formats } from '../format/index.ts';
import { verdictParts } from './verdictParts.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/**
 * The parts of the line under the figure. Each part appears only if the data support it. After the first quarter, parts
 * say how the change has developed, and what the last measured quarter shows in money.
 * @example answerParts(formats, report, bridge) // ['33% less time per ticket', 'likely $45k to $156k', '$12 for each $1
 * spent (likely $4 to $21)', 'payback 2.9 months']
 */
export function answerParts(formats: Formats, report: Report, bridge: ReadyBridge): readonly string[] {
  const { outcome, net, latest, paybackMonths } = bridge;
  const [verdict, ...course] = verdictParts(formats, report);
  const months = outcome === 'gain' ? (paybackMonths?.base ?? 0) : 0;
  const parts =
    latest?.isSavingGone === true
      ? // The last quarter comes first, so its range does too, and nothing praises the year.
        [likely(formats, latest.net), verdict, ...course]
      : [
          verdict,
          likely(formats, net),
          ...course,
          latest === null ? null : `now ${shortRange(formats, latest.net)} a quarter`,
          returnFact(formats, bridge)?.figure,
          months > 0 ? `payback ${describeMonths(formats, months)}` : null,
        ];
  return parts.filter((part) => typeof part === 'string');
}
