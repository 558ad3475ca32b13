import { parseReport, type Report } from '@roi-insight/contracts';
import { recalculate } from '@roi-insight/roi-math';
import { demoAmounts, type ReportScenario } from '@roi-insight/ui';
import { loadDemoReport } from './scenarios.ts';
import { usageIn } from './usageIn.ts';

/**
 * The report of a scenario, with the usual cost of an engineer in this currency. Rejects if the report cannot be
 * fetched.
 */
export async function demoReport(scenario: ReportScenario, currency: string): Promise<Report> {
  const report = parseReport(await loadDemoReport(scenario));
  if (!report.ok) throw new Error(report.error.message);
  const { usage } = report.value;
  const shown = usage ? { ...report.value, usage: usageIn(currency, usage) } : report.value;
  return recalculate(shown, demoAmounts(currency).cost);
}
