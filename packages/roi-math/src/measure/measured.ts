import type { Measure, TicketOutcome } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MAX_MEASURED_HOURS, MIN_AVERAGED_HOURS, MIN_MEASURED_HOURS } from '../constants.ts';
import type { CompletedTicket } from './classifyTickets.ts';

type Hours = Pick<CompletedTicket, Measure>;

/** Hours of a ticket under the report's measure; null if none were measured. */
export function hoursOf(ticket: Hours, measure: Measure): number | null {
  if (measure === 'elapsed') return ticket.elapsed;
  return ticket[measure] > 0 ? ticket[measure] : null;
}

/** Whether hours count in the averages ({@link MIN_AVERAGED_HOURS} to {@link MAX_AVERAGED_HOURS}, both inclusive), or the reason why not. */
export function outcomeOf(hours: number | null): TicketOutcome {
  if (hours === null) return 'no-active-time';
  if (hours < MIN_AVERAGED_HOURS) return 'too-short';
  return hours > MAX_AVERAGED_HOURS ? 'too-long' : 'analysed';
}

/** The hours that count in the averages. */
export function countedHours(tickets: readonly CompletedTicket[], measure: Measure): number[] {
  return measuredHours(tickets, measure).filter((hours) => outcomeOf(hours) === 'analysed');
}

/** All hours above 0, however short or long: the input of the evidence. */
export function measuredHours(tickets: readonly CompletedTicket[], measure: Measure): number[] {
  const measured: number[] = [];
  for (const ticket of tickets) {
    const hours = hoursOf(ticket, measure) ?? 0;
    if (hours > 0) measured.push(hours);
  }
  return measured;
}

/** Number of measured hours and their sum, each bounded to {@link MIN_MEASURED_HOURS} and {@link MAX_MEASURED_HOURS}. */
export function boundedSum(hours: readonly number[]): { tickets: number; hours: number } {
  return {
    tickets: hours.length,
    hours: hours.reduce((sum, one) => sum + Math.min(Math.max(one, MIN_MEASURED_HOURS), MAX_MEASURED_HOURS), 0),
  };
}
