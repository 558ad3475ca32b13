import type { Formats } from '../format/index.ts';

interface DoneCounts {
  readonly dated: { readonly heading: string; readonly count: number };
  readonly state: { readonly heading: string; readonly done: number; readonly open: number } | null;
}

/**
 * Gives the number of tickets that have a date of completion, and the number that are done now, before the analysis.
 * @example 'Done by Status Category: 570 of 760 tickets. With a date in Resolved: 760. …'
 */
export function doneCountsText(
  { count, counted }: Pick<Formats, 'count' | 'counted'>,
  rows: number,
  { dated, state }: DoneCounts,
): string {
  const withDate = `With a date in ${dated.heading}: ${count(dated.count)}`;
  return state === null
    ? `${withDate} of ${counted(rows, 'ticket')}. A reopened ticket keeps this date, and the file has no Status Category to show that it is open.`
    : `Done by ${state.heading}: ${count(state.done)} of ${counted(rows, 'ticket')}; not done: ${count(state.open)}. ${withDate}. Tickets that are not done don’t count as completed.`;
}
