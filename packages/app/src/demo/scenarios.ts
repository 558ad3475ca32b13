import { SAMPLE_ORGANIZATION, SAMPLE_TRACKER, type SampleProject } from '@roi-insight/contracts';
import { type Scenario, SCENARIOS } from '@roi-insight/ui';

/** URL of the demo's fictitious tracker. */
export const DEMO_TRACKER_URL = 'https://sample.atlassian.net';

const sample = (key: string): SampleProject => {
  const found = SAMPLE_TRACKER.projects.find((project) => project.key === key);
  if (found === undefined) throw new Error(`the sample tracker has no project ${key}`);
  return found;
};

const team = (description: string): SampleProject => ({
  key: 'ORA',
  name: SAMPLE_ORGANIZATION.project_name,
  description,
});

/** The project of each scenario. */
export const DEMO_PROJECTS: Readonly<Record<Scenario, SampleProject>> = {
  'clear-win': sample('AUR'),
  'no-change': sample('BOR'),
  slower: sample('CIN'),
  'too-little-data': sample('DEL'),
  comparison: team('Grade A, compared with seven teams'),
  program: team('Three teams, one after another'),
};

/** The report of a scenario. Rejects if the file with the reports cannot be fetched. */
export async function loadDemoReport(scenario: Scenario): Promise<object> {
  const { reports } = await import('./reports.ts');
  return reports[scenario];
}

/** The sample tracker of the demo: each project once, that of the current scenario first. */
export function offeredScenarios(chosen: Scenario): Scenario[] {
  const others = SCENARIOS.filter((scenario) => DEMO_PROJECTS[scenario].key !== DEMO_PROJECTS[chosen].key);
  return [chosen, ...others.filter((scenario) => DEMO_PROJECTS[scenario].key !== 'ORA')];
}
