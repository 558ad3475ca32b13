export const TICKET_OUTCOMES = ['analysed', 'not-delivered', 'no-active-time', 'too-short', 'too-long'] as const;

export type TicketOutcome = (typeof TICKET_OUTCOMES)[number];
