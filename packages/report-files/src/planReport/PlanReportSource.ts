import type { Economics } from '@roi-insight/contracts';
import type { Brand, PlanReport } from '@roi-insight/report-text';

/** A report on a plan, with additional data for its files. */
export interface PlanReportSource {
  readonly report: PlanReport;
  readonly economics: Economics;
  readonly brand: Brand;
  readonly savedAt: Date;
}
