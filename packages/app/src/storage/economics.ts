import { type Economics, parseEconomics, parseJson, type Report } from '@roi-insight/contracts';
import { defaultEconomics, recalculate } from '@roi-insight/roi-math';

/** The inputs of the net value as they were last edited in this tab; the usual ones if there are none. */
export function readEconomics(text: string | null): Economics {
  const stored = parseJson(text ?? 'null', parseEconomics);
  return stored.ok ? stored.value : defaultEconomics;
}

/** A report with the engineer cost that was entered: an analysis always answers with the usual one. */
export function withEnteredCost(report: Report, { enteredEngineerCost: cost }: Economics): Report {
  const isOther = cost !== null && cost !== report.summary_metrics.assumptions.engineer_annual_cost;
  return isOther ? recalculate(report, cost) : report;
}
