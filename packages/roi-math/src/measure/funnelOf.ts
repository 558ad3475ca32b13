import type { Funnel, TicketMeasure, TicketOutcome } from '@roi-insight/contracts';
import type { ClassifiedTickets } from './classifyTickets.ts';
import type { Settings } from './options.ts';

/** Counts every ticket once, by its outcome; `found` is the sum of the other counts. */
export function funnelOf(
  { found, repeated, unfinished, later }: ClassifiedTickets,
  measures: readonly TicketMeasure[],
  { outOfScope, unreadable }: Settings,
): Funnel {
  const count = (outcome: TicketOutcome) => measures.filter((ticket) => ticket.outcome === outcome).length;
  const notDelivered = count('not-delivered');
  return {
    found: found + outOfScope + unreadable,
    out_of_scope: outOfScope + found - repeated - unfinished - later.length - measures.length,
    ...(unreadable === 0 ? {} : { unreadable }),
    ...(repeated === 0 ? {} : { repeated }),
    unfinished,
    ...(later.length === 0 ? {} : { later: later.length }),
    ...(notDelivered === 0 ? {} : { not_delivered: notDelivered }),
    no_active_time: count('no-active-time'),
    too_short: count('too-short'),
    too_long: count('too-long'),
    analysed: count('analysed'),
  };
}
