import { type Formats, READER_NOT_LOADED, type SpendReading } from '@roi-insight/report-text';

/** Reads a file of monthly spend with code that is loaded on demand. */
export async function readSpend(formats: Formats, file: File): Promise<SpendReading> {
  try {
    const { readSpendFile } = await import('@roi-insight/report-files/read-spend');
    return await readSpendFile(formats, file);
  } catch {
    return { kind: 'refused', message: READER_NOT_LOADED };
  }
}
