import { PLAN_REPORT_FILE, planReadingToWire, planToWire, snakeKeys } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';
import type { DataFile } from '../data/dataFile.ts';
import { withPrintable } from '../data/reportFile.ts';
import type { PlanReportSource } from './PlanReportSource.ts';

/**
 * The contents of the file of a report on a plan. `readPlanFile` can recreate the report from this file. The file has no credential
 * and no usage, so an opened report does not know whether waiting teams used the assistant.
 */
export function planReportFile({ report, economics, savedAt }: PlanReportSource) {
  const { plan, reading, starts, registered, result } = report;
  return {
    ...PLAN_REPORT_FILE,
    saved_at: savedAt.toISOString(),
    plan: planToWire(plan),
    reading: planReadingToWire(reading),
    starts: [...starts].map(([key, day]) => ({ key, day })),
    registered,
    economics,
    // The result is for scripts; the app computes it again.
    result: snakeKeys<object>(result),
  };
}

/** @example 'roi-plan-report-2027-07-05.json' */
export const planReportName = ({ savedAt }: PlanReportSource, extension: string): string =>
  `roi-plan-report-${toCalendarDate(savedAt)}.${extension}`;

export const planReportJson = (source: PlanReportSource): DataFile => ({
  fileName: planReportName(source, 'json'),
  mediaType: 'application/json',
  text: `${JSON.stringify(planReportFile(source), withPrintable, 2)}\n`,
});
