import type { Funnel, TicketMeasure, TicketOutcome } from '@roi-insight/contracts';
import type { ClassifiedTickets } from './classifyTickets.ts';
import type { Settings } from './options.ts';

/** Counts every ticket once, by its outcome; `found` is the sum of the other counts. */
export function funnelOf(
  { found, repeated, unfinished }: ClassifiedTickets,
  measures: readonly TicketMeasure[],
  { outOfScope, unreadable }: Settings,
): Funnel {
  const count = (outcome: TicketOutcome) => measures.filter((ticket) => ticket.outcome === outcome).length;
  const notDelivered = count('not-delivered');
  return {
    found: found + outOfScope + unreadable,
    out_of_scope: outOfScope + found - repeated - unfinished - measures.length,
    ...(unreadable === 0 ? {} : { unreadable }),
    ...(repeated === 0 ? {} : { repeated }),
    unfinished,
    ...(notDelivered === 0 ? {} : { not_delivered: notDelivered }),
    no_active_time: count('no-active-time'),
    under_1_hour: count('under-1-hour'),
    over_40_hours: count('over-40-hours'),
    analysed: count('analysed'),
  };
}
