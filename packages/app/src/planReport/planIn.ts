import { isPlanText, openPlanFile, type OpenedPlanFile } from '@roi-insight/report-files/open-plan';
import { bidiIsolate } from '@roi-insight/report-text';

/** No plan, and no report on one, is larger. */
const MAX_BYTES = 8_000_000;

/** Null if a file is neither a plan nor a report on one. */
export async function planIn(file: File): Promise<OpenedPlanFile | null> {
  if (file.size > MAX_BYTES) return null;
  const text = await file.text();
  if (!isPlanText(text)) return null;
  const opened = openPlanFile(text);
  return opened.kind === 'refused' ? { ...opened, message: `${bidiIsolate(file.name)}: ${opened.message}` } : opened;
}
