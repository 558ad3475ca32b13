import type { ExportKind } from '@roi-insight/report-text';
import { fileName, type FileOrigin } from './fileNames.ts';
import { reportToJson, type SavedReport } from './reportFile.ts';
import { ticketsCsv } from './ticketsCsv.ts';
import { weeklyCsv } from './weeklyCsv.ts';

/** A file to save. */
export interface DataFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

const CSV = 'text/csv;charset=utf-8';

/**
 * A report as a data file; null if the report lists no tickets.
 * @example dataFile('weekly-csv', source)?.fileName // 'roi-weekly-AUR-2026-03-02.csv'
 */
export function dataFile(kind: ExportKind, source: FileOrigin & SavedReport): DataFile | null {
  const { report, generatedAt } = source;
  switch (kind) {
    case 'weekly-csv':
      return { fileName: fileName('weekly', source, 'csv'), mediaType: CSV, text: weeklyCsv(report) };
    case 'tickets-csv':
      return report.tickets === undefined
        ? null
        : { fileName: fileName('tickets', source, 'csv'), mediaType: CSV, text: ticketsCsv(report.tickets) };
    case 'report-json':
      return {
        fileName: fileName('report', source, 'json'),
        mediaType: 'application/json',
        text: reportToJson(source, generatedAt),
      };
  }
}
