import { isCalendarDate } from '../values/calendarDate.ts';
import { isJsonObject } from '../values/jsonObject.ts';
import type { TicketMeasure } from './ticketMeasure.ts';
import { TICKET_OUTCOMES } from './ticketOutcomes.ts';

/**
 * Whether a value is the tickets of a report. It accepts the same values as `ticketMeasureSchema`, but checks 100,000 tickets in milliseconds instead
 * of seconds. Only the schema names the error of a refused value.
 */
export function areTicketMeasures(input: unknown): input is TicketMeasure[] {
  return Array.isArray(input) && input.every(isTicketMeasure);
}

function isTicketMeasure(input: unknown): boolean {
  if (!isJsonObject(input)) return false;
  const { key, side, completed_on: day, hours, outcome } = input;
  return (
    typeof key === 'string' &&
    key !== '' &&
    (side === 'pre' || side === 'post') &&
    typeof day === 'string' &&
    isCalendarDate(day) &&
    (hours === null || (typeof hours === 'number' && Number.isFinite(hours) && hours >= 0)) &&
    TICKET_OUTCOMES.some((known) => known === outcome)
  );
}
