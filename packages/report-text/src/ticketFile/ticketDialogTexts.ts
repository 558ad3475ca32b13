import type { CalendarDate } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The columns that a table of tickets must have. */
export type RequiredColumn = keyof typeof COLUMNS;

const COLUMNS = { id: 'the ticket ID', created: 'the creation date', done: 'the completion date' } as const;

/** The sentences of the dialog that turns a file of tickets into a report. */
export const ticketDialogTexts = {
  reading: 'Your browser reads the file. Nothing leaves your computer.',
  /** Asks the reader to compare, because only the reader knows the number of tickets. */
  compare: 'Compare this number with your tracker. A file doesn’t show whether tickets are missing.',
  /** Shows the adoption date, because a wrong date changes every figure, and the form may have filled it in. */
  adoptionDate: ({ day }: Formats, date: CalendarDate) => `Adoption date: ${day(date)} (from the form).`,
  olderVersions: ({ counted }: Pick<Formats, 'counted'>, versions: number) =>
    `Excluded: ${counted(versions, 'older version')} of the same tickets. The newest version of each counts.`,
  unreadable: ({ counted }: Formats, tickets: number) => `Excluded: ${counted(tickets, 'ticket')} that can’t be read.`,
  columns: ({ counted }: Formats, fileName: string, rows: number) =>
    `${fileName} has ${counted(rows, 'row')}. Choose the columns to use; the rest are ignored.`,
  missingColumns: (columns: readonly RequiredColumn[]) =>
    `Choose a column for ${columns.map((column) => COLUMNS[column]).join(' and ')}.`,
  noDate: (cell: string) => `${cell} (not a date)`,
  dateFormat: 'Applies to every date in the file.',
  missingDateFormat: 'Choose the date format.',
  unknownNames: (areCategories: boolean) => `What do these ${areCategories ? 'status categories' : 'statuses'} mean?`,
  statuses: 'Hours count while a ticket is in progress. Waiting time does not count.',
  statusCount: ({ counted }: Formats, times: number) => `${counted(times, 'time')} in the file`,
  problems: ({ count }: Formats, problems: number) =>
    problems === 1
      ? 'Fix the problem below and upload it again.'
      : `Fix the ${count(problems)} problems below and upload it again.`,
  nothingToMeasure: ({ day }: Pick<Formats, 'day'>, fileName: string, date: CalendarDate) =>
    `${fileName} has no measurable tickets completed in the weeks around ${day(date)}, the adoption date in the form. Check that date.`,
} as const;
