import { createFormats } from '@roi-insight/report-text';
import type { Brand, ReportScenario } from '@roi-insight/ui';
import { storeReport } from '../files/storeReport.ts';
import { readEconomics } from '../storage/economics.ts';
import { ECONOMICS_KEY, type SessionStore } from '../storage/sessionStore.ts';
import { storedNames } from '../names/storedNames.ts';
import { demoReport } from './demoReport.ts';
import { DEMO_PROJECTS, DEMO_TRACKER_URL } from './scenarios.ts';

/** Shows the report of a scenario on the dashboard and keeps the entered company, cost, seats and price. Rejects if the report cannot be fetched. */
export async function showScenario(brand: Brand, store: SessionStore, scenario: ReportScenario): Promise<void> {
  const report = await demoReport(scenario, brand.currency);
  const economics = readEconomics(store.read(ECONOMICS_KEY));
  // The next report is on another project of the same company.
  const entered = storedNames.read(store);
  const names = entered === null ? undefined : { ...entered, project: undefined };
  storeReport(createFormats(brand), store, {
    report,
    jiraUrl: DEMO_TRACKER_URL,
    projectName: DEMO_PROJECTS[scenario].name,
    names,
    economics,
  });
}
