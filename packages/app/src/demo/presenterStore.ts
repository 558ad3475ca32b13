import { parseJson, parseReport } from '@roi-insight/contracts';
import { DASHBOARD_DATA_KEY, FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { parsePresenter, type PresenterValues, readPresenterLink, type Scenario } from '@roi-insight/ui';
import { storeReport } from '../files/storeReport.ts';
import { readEconomics } from '../storage/economics.ts';
import { forgetScope } from '../storage/scopeRecord.ts';
import { AVAILABLE_KEY, ECONOMICS_KEY, type SessionStore } from '../storage/sessionStore.ts';
import { economicsOf } from './presented.ts';
import { DEMO_PROJECTS, DEMO_TRACKER_URL, loadDemoReport } from './scenarios.ts';
import type { Formats } from '@roi-insight/report-text';

/** Key of the values of this tab's last presenter link. */
export const PRESENTER_KEY = 'presenter';

/** The values of this tab's last presenter link, or else the preset of the build. */
export function readPresenter(text: string | null, preset: PresenterValues): PresenterValues {
  const stored = parseJson(text ?? 'null', parsePresenter);
  return stored.ok ? stored.value : preset;
}

/** Replaces the values of this tab with those of a link. Returns false if `fragment` is not a presenter link. */
export function openPresenterLink(
  store: SessionStore,
  fragment: string,
  preset: PresenterValues,
  log: (line: string) => void,
): boolean {
  const link = readPresenterLink(fragment, preset);
  if (link === null) return false;
  if (link.notes.length > 0) log(`Presenter link: ${link.notes.join('; ')}.`);
  for (const key of [DASHBOARD_DATA_KEY, FORM_DATA_KEY, AVAILABLE_KEY]) store.remove(key);
  forgetScope(store);
  store.write(PRESENTER_KEY, JSON.stringify(link.values));
  store.write(ECONOMICS_KEY, JSON.stringify(economicsOf(link.values)));
  return true;
}

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

/** Stores the current scenario, for the next reload. */
export function storeScenario(store: SessionStore, scenario: Scenario, preset: PresenterValues): void {
  const values = readPresenter(store.read(PRESENTER_KEY), preset);
  store.write(PRESENTER_KEY, JSON.stringify({ ...values, demo: scenario }));
}
