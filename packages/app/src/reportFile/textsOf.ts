import { readReportData, type RefusedFile } from '@roi-insight/report-files/read-report-data';
import type { ReportTexts } from './messages.ts';

/** Reads the text of a report file. Takes a second for the largest: in a worker, if the browser starts one. */
export function textsOf(text: string): ReportTexts | RefusedFile {
  const data = readReportData(text);
  return data.kind === 'refused' ? data : { ...data, tickets: data.tickets && JSON.stringify(data.tickets) };
}
