import type { Plan } from '@roi-insight/contracts';
import { pageFor, type PlanReportSource } from '@roi-insight/report-files';
import { defaultBrand } from '@roi-insight/report-text';
import { pdfInPage } from './pdfInPage.ts';

const page = () => pageFor(Intl.DateTimeFormat().resolvedOptions().locale);

export function printPlanPdf(browser: string, plan: Plan, now: Date, signal: AbortSignal): Promise<Uint8Array> {
  const input = { plan, brand: defaultBrand, isSample: false, page: page(), generatedAt: now.toISOString() };
  return pdfInPage(browser, { name: 'roiWritePlan', input }, signal);
}

/** The report on a plan as PDF. The map of starts becomes a list, because JSON has no maps. */
export function printPlanReportPdf(
  browser: string,
  { report, economics, brand, savedAt }: PlanReportSource,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const made = { ...report, starts: [...report.starts] };
  const input = { report: made, economics, brand, page: page(), savedAt: savedAt.toISOString() };
  return pdfInPage(browser, { name: 'roiWritePlanReport', input }, signal);
}
