import { type Economics, parseEconomics, parseJson, type Report } from '@roi-insight/contracts';
import { defaultEconomics, recalculate } from '@roi-insight/roi-math';

/** The inputs of the net value as last edited in this tab, or the defaults. */
export function readEconomics(text: string | null): Economics {
  const stored = parseJson(text ?? 'null', parseEconomics);
  return stored.ok ? stored.value : defaultEconomics;
}

/** Applies the entered engineer cost to a report: an analysis always uses the default. */
export function withEnteredCost(report: Report, { enteredEngineerCost: cost }: Economics): Report {
  const isOther = cost !== null && cost !== report.summary_metrics.assumptions.engineer_annual_cost;
  return isOther ? recalculate(report, cost) : report;
}
