import type { RefusedFile } from '@roi-insight/report-files/read-report-data';
import type { ReportTexts } from './messages.ts';
import { textsOf } from './textsOf.ts';

/** Reads a report file without a worker. Never rejects. */
export async function readHere(file: File): Promise<ReportTexts | RefusedFile> {
  try {
    return textsOf(await file.text());
  } catch {
    return { kind: 'refused', message: 'This file could not be read. Choose it again.' };
  }
}
