import type { Report } from '@roi-insight/contracts';

/** The data files that a report can be exported as. */
export const DATA_FILE_KINDS = [
  'weekly-csv',
  'tickets-csv',
  'teams-csv',
  'event-time-csv',
  'quarters-csv',
  'usage-csv',
  'report-json',
] as const;
export type DataFileKind = (typeof DATA_FILE_KINDS)[number];

/** The entries of the menu 'Export': a summary for the clipboard, the report as readable text, and the data files. */
export type ExportKind = 'summary' | 'web-page' | 'markdown' | DataFileKind;

/**
 * The data files that are not empty for this report.
 * @param hasTickets whether the report's tickets are known; they may be stored separately
 */
export function availableFiles(
  { tickets, comparison, organization, evidence, usage }: Report,
  hasTickets = tickets !== undefined,
): readonly DataFileKind[] {
  return DATA_FILE_KINDS.filter((kind) => {
    switch (kind) {
      case 'tickets-csv':
        return hasTickets;
      case 'teams-csv':
        return comparison !== undefined || organization !== undefined;
      case 'event-time-csv':
        return comparison !== undefined && comparison.eventTime.length > 0;
      case 'quarters-csv':
        return (evidence?.quarters ?? null) !== null;
      case 'usage-csv':
        return usage !== undefined;
      case 'weekly-csv':
      case 'report-json':
        return true;
    }
  });
}
