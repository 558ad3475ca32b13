import { openReportData } from '@roi-insight/report-files/open-report';
import type { SavedReport } from '@roi-insight/report-files';
import { OPEN_REPORT_MAX_BYTES, type RefusedFile, TOO_LARGE } from '@roi-insight/report-files/read-report-data';
import { warn } from '../log.ts';
import { readInWorker } from './readInWorker.ts';
import type { Reading } from './Reading.ts';
import { readHere } from './readHere.ts';

export interface ReportFromFile {
  readonly kind: 'opened';
  /** The report without its tickets. */
  readonly saved: SavedReport;
  /** The tickets as JSON; null if the file has none. */
  readonly tickets: string | null;
}

/** Reads a report file. It never reads a file that is larger than {@link OPEN_REPORT_MAX_BYTES}. After an abort, it may never settle. */
export async function readReportFile(file: File, reading: Reading): Promise<ReportFromFile | RefusedFile> {
  if (file.size > OPEN_REPORT_MAX_BYTES) return TOO_LARGE;
  // The demo may run from a disk, where browsers do not start workers.
  const read = await (import.meta.env.MODE === 'demo' ? readHere(file) : readInWorker(file, reading));
  if (read.kind === 'refused') return read;
  const opened = openReportData({ text: read.text, tickets: null }, undefined, warn);
  if (opened.kind === 'refused') return opened;
  const { kind, ...saved } = opened;
  return { kind, saved, tickets: read.tickets };
}
