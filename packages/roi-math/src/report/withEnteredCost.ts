import type { Economics, Report } from '@roi-insight/contracts';
import { recalculate } from './recalculate.ts';

/** Applies the entered engineer cost to a report, because an analysis always uses the default cost. */
export function withEnteredCost(report: Report, { enteredEngineerCost: cost }: Economics): Report {
  const isOther = cost !== null && cost !== report.summary_metrics.assumptions.engineer_annual_cost;
  return isOther ? recalculate(report, cost) : report;
}
