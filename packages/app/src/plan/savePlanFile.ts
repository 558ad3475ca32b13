import { WRITER_NOT_LOADED } from '@roi-insight/report-text';
import type { Plan } from '@roi-insight/contracts';
import type { PlanFileKind } from '@roi-insight/report-text';
import type { Brand, PlanFileState } from '@roi-insight/ui';
import { paperColors } from '@roi-insight/ui';
import { lazyReportFiles } from '../files/lazyReportFiles.ts';
import { loadFile } from '../files/loadFile.ts';
import { saveMade } from '../files/saveMade.ts';

interface PlanFileSource {
  readonly plan: Plan;
  readonly brand: Brand;
  /** Whether the teams are those of the sample. */
  readonly isSample: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Creates and saves one of the files of a plan. Never rejects. */
export async function savePlanFile(kind: PlanFileKind, source: PlanFileSource): Promise<PlanFileState> {
  const files = await lazyReportFiles.load().catch(() => null);
  if (files === null) return { kind: 'failed', message: WRITER_NOT_LOADED };
  const { plan, brand, isSample, now } = source;
  if (kind === 'plan') return saveMade(files.planDataFile(plan));
  if (kind === 'calendar') return saveMade(files.planCalendar(plan, new Date(now)));
  const input = {
    plan,
    brand,
    isSample,
    colors: paperColors,
    page: files.pageFor(navigator.language),
    generatedAt: new Date(now),
  };
  const { signal } = new AbortController();
  return saveMade(await files.buildPlanPdf(input, { loadFile, signal, onProgress: () => undefined }));
}
