import { readReportData, type RefusedFile } from '@roi-insight/report-files/read-report-data';
import type { ReportTexts } from './messages.ts';

/**
 * Reads the text of a report file. This takes a second for the largest files, so it runs in a worker if the browser can
 * start one.
 */
export function textsOf(text: string): ReportTexts | RefusedFile {
  const data = readReportData(text);
  return data.kind === 'refused' ? data : { ...data, tickets: data.tickets && JSON.stringify(data.tickets) };
}
