import { isCoinText, isPlanText, type PlanFile, readPlanFile } from '@roi-insight/contracts';
import type { RefusedFile } from '@roi-insight/report-files/read-report-data';
import { bidiIsolate, COIN_FILE_PROBLEM, planFileProblem } from '@roi-insight/report-text';

/** Maximum size of plans and reports on plans. */
const MAX_BYTES = 8_000_000;

/**
 * Null if a file is neither a plan nor the report on a plan. Plans for single tickets, which earlier versions created,
 * are refused.
 */
export async function planIn(file: File): Promise<PlanFile | RefusedFile | null> {
  if (file.size > MAX_BYTES) return null;
  const text = await file.text();
  const refused = (message: string) => ({ kind: 'refused', message: `${bidiIsolate(file.name)}: ${message}` }) as const;
  if (isCoinText(text)) return refused(COIN_FILE_PROBLEM);
  if (!isPlanText(text)) return null;
  const read = readPlanFile(text);
  return read.ok ? read.value : refused(planFileProblem(read.error.message));
}
