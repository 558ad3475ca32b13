import { availableFiles, type Brand, type DataFileKind } from '@roi-insight/report-text';
import { eventTimeCsv } from './eventTimeCsv.ts';
import { fileName, type FileOrigin } from './fileNames.ts';
import { organizationCsv } from './organizationCsv.ts';
import { quartersCsv } from './quartersCsv.ts';
import { reportToJson, type SavedReport } from './reportFile.ts';
import { teamsCsv } from './teamsCsv.ts';
import { ticketsCsv } from './ticketsCsv.ts';
import { usageCsv } from './usage/usageCsv.ts';
import { weeklyCsv } from './weeklyCsv.ts';

export interface DataFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

const CSV = 'text/csv;charset=utf-8';

/** A report as a data file; null if the report has no such data. */
export function dataFile(
  kind: DataFileKind,
  source: FileOrigin & SavedReport & { readonly brand: Brand },
): DataFile | null {
  const { report, generatedAt } = source;
  if (!availableFiles(report).includes(kind)) return null;
  const file = (name: string, text: string) => ({ fileName: fileName(name, source, 'csv'), mediaType: CSV, text });
  const { tickets, comparison, organization, evidence, usage } = report;
  const quarters = evidence?.quarters ?? null;
  switch (kind) {
    case 'weekly-csv':
      return file('weekly', weeklyCsv(source));
    case 'tickets-csv':
      return tickets === undefined ? null : file('tickets', ticketsCsv(source, tickets));
    case 'teams-csv':
      if (organization !== undefined) return file('teams', organizationCsv(source, organization));
      return comparison === undefined ? null : file('teams', teamsCsv(source, comparison));
    case 'event-time-csv':
      return comparison === undefined ? null : file('event-time', eventTimeCsv(source, comparison));
    case 'quarters-csv':
      return quarters === null ? null : file('quarters', quartersCsv(source, quarters));
    case 'usage-csv':
      return usage === undefined ? null : file('usage', usageCsv(source, usage));
    case 'report-json':
      return {
        fileName: fileName('report', source, 'json'),
        mediaType: 'application/json',
        text: reportToJson(source, generatedAt),
      };
  }
}
