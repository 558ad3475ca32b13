import type { RefusedFile } from '@roi-insight/report-files/read-report-data';
import { encodingOf } from '@roi-insight/file-reading';
import { readingFailureTexts } from '@roi-insight/report-text';
import type { ReportTexts } from './messages.ts';
import { textsOf } from './textsOf.ts';

/** Reads a report file without a worker. Never rejects. */
export async function readHere(file: File): Promise<ReportTexts | RefusedFile> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return textsOf(new TextDecoder(encodingOf(bytes)).decode(bytes));
  } catch {
    return { kind: 'refused', message: readingFailureTexts.file };
  }
}
