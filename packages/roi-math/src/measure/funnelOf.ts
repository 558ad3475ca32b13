import type { Funnel, TicketMeasure, TicketOutcome } from '@roi-insight/contracts';
import type { Census } from './census.ts';
import type { Settings } from './options.ts';

/** What became of every ticket, each counted once; `found` is the sum of the others. */
export function funnelOf(census: Census, measures: readonly TicketMeasure[], { outOfScope }: Settings): Funnel {
  const count = (outcome: TicketOutcome) => measures.filter((ticket) => ticket.outcome === outcome).length;
  return {
    found: census.found + outOfScope,
    out_of_scope: outOfScope + census.found - census.unfinished - measures.length,
    unfinished: census.unfinished,
    no_active_time: count('no-active-time'),
    under_1_hour: count('under-1-hour'),
    over_40_hours: count('over-40-hours'),
    analysed: count('analysed'),
  };
}
