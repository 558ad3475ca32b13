import type { Formats } from '../format/index.ts';
import { ticketDialogTexts } from './ticketDialogTexts.ts';

interface FoundTickets {
  readonly tickets: number;
  /** Sub-tasks, epics and other types that are left out. */
  readonly outOfScope: number;
  /** Tickets that lack required data or contradict themselves. */
  readonly unreadable: number;
}

/**
 * Gives the number of tickets in a file, so that the reader can compare it with the tracker, because parts of a file
 * can be missing.
 */
export function foundTicketsText(
  { count, counted }: Pick<Formats, 'count' | 'counted'>,
  { tickets, outOfScope, unreadable }: FoundTickets,
): string {
  const more = [
    ...(outOfScope === 0 ? [] : [`${count(outOfScope)} of other types (such as sub-tasks or epics)`]),
    ...(unreadable === 0 ? [] : [`${count(unreadable)} that can’t be read`]),
  ];
  const leftOut = more.length === 0 ? '' : `, excluding ${more.join(' and ')}`;
  return `${counted(tickets, 'ticket')} found${leftOut}. ${ticketDialogTexts.compare}`;
}
