import type { Formats } from '../format/index.ts';

interface DoneCounts {
  readonly dated: { readonly heading: string; readonly count: number };
  readonly state: {
    readonly heading: string;
    readonly done: number;
    readonly open: number;
    readonly unknown: number;
  } | null;
  readonly undated: number;
}

/**
 * Gives the number of tickets that have a date of completion, and the number that are done now, before the analysis.
 * @example 'Done by Status Category: 570 of 760 tickets. With a date in Resolved: 760. …'
 */
export function doneCountsText(
  { count, counted }: Pick<Formats, 'count' | 'counted'>,
  rows: number,
  { dated, state, undated }: DoneCounts,
): string {
  const withDate = `With a date in ${dated.heading}: ${count(dated.count)}`;
  if (state === null)
    return `${withDate} of ${counted(rows, 'ticket')}. A reopened ticket keeps this date, and the file has no Status Category to show that it is open.`;
  const unknown = state.unknown === 0 ? '' : `; not known: ${count(state.unknown)}`;
  return [
    `Done by ${state.heading}: ${count(state.done)} of ${counted(rows, 'ticket')}; not done: ${count(state.open)}${unknown}. ${withDate}. Tickets that are not done don’t count as completed.`,
    ...(unknown === '' ? [] : ['If a ticket with a date has an unknown status, say what that status means.']),
    ...(undated === 0
      ? []
      : [
          `At least ${counted(undated, 'done ticket')} can’t be measured, because the end date is missing. In Jira, also export Status Category Changed.`,
        ]),
  ].join(' ');
}
