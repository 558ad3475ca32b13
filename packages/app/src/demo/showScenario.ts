import { parseReport } from '@roi-insight/contracts';
import type { Formats } from '@roi-insight/report-text';
import type { Scenario } from '@roi-insight/ui';
import { storeReport } from '../files/storeReport.ts';
import { readEconomics } from '../storage/economics.ts';
import { ECONOMICS_KEY, type SessionStore } from '../storage/sessionStore.ts';
import { DEMO_PROJECTS, DEMO_TRACKER_URL, loadDemoReport } from './scenarios.ts';

/** Shows the report of a scenario on the dashboard and keeps the entered cost, seats and price. Rejects if the report cannot be fetched. */
export async function showScenario(formats: Formats, store: SessionStore, scenario: Scenario): Promise<void> {
  const report = parseReport(await loadDemoReport(scenario));
  if (!report.ok) throw new Error(report.error.message);
  const economics = readEconomics(store.read(ECONOMICS_KEY));
  storeReport(formats, store, {
    report: report.value,
    jiraUrl: DEMO_TRACKER_URL,
    projectName: DEMO_PROJECTS[scenario].name,
    economics,
  });
}
