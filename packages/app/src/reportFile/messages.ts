import type { RefusedFile } from '@roi-insight/report-files/read-report-data';

/** The data of a report file as texts, because texts are passed from the worker to the page without copying every value. */
export interface ReportTexts {
  readonly kind: 'read';
  /** The report without its tickets, as JSON. */
  readonly text: string;
  /** The tickets as JSON; null if the file has none. */
  readonly tickets: string | null;
}

/** The messages of the worker. Every message except `progress` is final. */
export type ReportFileMessage =
  /** The share of the file that was read, 0–1. */
  { readonly kind: 'progress'; readonly share: number } | ReportTexts | RefusedFile;
