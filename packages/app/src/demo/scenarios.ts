import { SAMPLE_ORGANIZATION, SAMPLE_TRACKER, type SampleProject } from '@roi-insight/contracts';
import { REPORT_SCENARIOS, type ReportScenario, type Scenario } from '@roi-insight/ui';

/** URL of the demo's fictitious tracker. */
export const DEMO_TRACKER_URL = 'https://sample.atlassian.net';

const sample = (key: string): SampleProject => {
  const found = SAMPLE_TRACKER.projects.find((project) => project.key === key);
  if (found === undefined) throw new Error(`the sample tracker has no project ${key}`);
  return found;
};

/** The key of the project that the scenarios `comparison` and `program` share. */
const ORGANIZATION_KEY = 'MER';

const team = (description: string): SampleProject => ({
  key: ORGANIZATION_KEY,
  name: SAMPLE_ORGANIZATION.project_name,
  description,
});

export const DEMO_PROJECTS: Readonly<Record<ReportScenario, SampleProject>> = {
  'clear-win': sample('AUR'),
  'no-change': sample('BOR'),
  slower: sample('CIN'),
  'too-little-data': sample('DEL'),
  'logged-hours': sample('HGL'),
  lasting: sample('VEG'),
  fading: sample('LYR'),
  comparison: team('Grade A, compared with 12 teams'),
  program: team('Four teams, one after another'),
};

/** The report of a scenario. Rejects if the file with the reports cannot be fetched. */
export async function loadDemoReport(scenario: ReportScenario): Promise<object> {
  const { reports } = await import('./reports.ts');
  return reports[scenario];
}

/** The sample tracker of the demo. It has each project once. The project of the current scenario is first. */
export function offeredScenarios(current: Scenario): ReportScenario[] {
  const chosen = current === 'pilot' ? REPORT_SCENARIOS[0] : current;
  const others = REPORT_SCENARIOS.filter((scenario) => DEMO_PROJECTS[scenario].key !== DEMO_PROJECTS[chosen].key);
  return [chosen, ...others.filter((scenario) => DEMO_PROJECTS[scenario].key !== ORGANIZATION_KEY)];
}
