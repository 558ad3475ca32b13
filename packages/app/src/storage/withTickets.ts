import { areTicketMeasures, type Report } from '@roi-insight/contracts';
import type { SessionStore } from './sessionStore.ts';
import { TICKETS_KEY } from './storageKeys.ts';

/** The report with its tickets, which are stored separately if they come from a file. */
export function withTickets(store: SessionStore, report: Report): Report {
  try {
    const tickets: unknown = JSON.parse(store.read(TICKETS_KEY) ?? 'null');
    return areTicketMeasures(tickets) ? { ...report, tickets } : report;
  } catch {
    return report;
  }
}
