import { type InferType, object, string } from 'yup';
import { oneOf } from '../values/oneOf.ts';
import { calendarDate } from '../values/calendarDateSchema.ts';
import { finite } from '../values/numbers.ts';
import { TICKET_OUTCOMES } from './ticketOutcomes.ts';

/** The measure of one completed ticket: its key and hours, no title and no people. */
export const ticketMeasureSchema = object({
  key: string().required(),
  side: oneOf(['pre', 'post']),
  completed_on: calendarDate().required(),
  hours: finite().min(0).nullable().defined(),
  outcome: oneOf(TICKET_OUTCOMES),
});

export type TicketMeasure = InferType<typeof ticketMeasureSchema>;
