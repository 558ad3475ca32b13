import type { CsvTicket } from './CsvTicket.ts';

/** Names of bugs in Jira's languages. */
const BUG =
  /^(bug|defect|error|defecto|erro|defeito|bogue|anomalie|fehler|ошибка|дефект|баг|バグ|不具合|błąd|defekt)$/i;

/** Marks the tickets that are bugs. A file without any, as one without types or in another language, does not show that there were none. */
export function markBugs(tickets: readonly CsvTicket[]): void {
  const isBug = ({ type = '' }: CsvTicket) => BUG.test(type);
  if (!tickets.some(isBug)) return;
  for (const ticket of tickets) ticket.isBug = isBug(ticket);
}
