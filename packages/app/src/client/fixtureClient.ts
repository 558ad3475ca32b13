import type { Progress, SampleTracker } from '@roi-insight/contracts';
import type { AnalysisClient, AnalysisOutcome, AnalysisRun } from './AnalysisClient.ts';

/** A project of the demo's tracker, and the report on it. */
interface Scenario {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly load: () => Promise<{ readonly default: object }>;
}

const SCENARIOS: readonly Scenario[] = [
  {
    key: 'AURORA',
    name: 'Aurora Payments',
    description: 'A clear win',
    load: () => import('@roi-insight/contracts/fixtures/clearWin.json'),
  },
  {
    key: 'BOREAL',
    name: 'Boreal Ledger',
    description: 'No detectable change',
    load: () => import('@roi-insight/contracts/fixtures/noDetectableChange.json'),
  },
  {
    key: 'CINDER',
    name: 'Cinder Mobile',
    description: 'Slower than before',
    load: () => import('@roi-insight/contracts/fixtures/slower.json'),
  },
  {
    key: 'DELTA',
    name: 'Delta Pilot',
    description: 'Too little data to tell',
    load: () => import('@roi-insight/contracts/fixtures/tooLittleData.json'),
  },
];

const TRACKER: SampleTracker = {
  jira_url: 'https://sample.atlassian.net',
  email: 'demo@example.com',
  api_token: 'demo-token-0001',
  adoption_date: '2025-08-25',
  projects: SCENARIOS.map(({ key, name, description }) => ({ key, name, description })),
};

/** What a server would report while it reads a tracker of this size. */
const STAGES: readonly Progress[] = [
  { stage: 'connecting', done: 0, total: null },
  { stage: 'listing', done: 1800, total: null },
  { stage: 'reading', done: 600, total: 1800 },
  { stage: 'reading', done: 1200, total: 1800 },
  { stage: 'reading', done: 1800, total: 1800 },
  { stage: 'analysing', done: 0, total: 1800 },
];
const STAGE_MS = 400;

/** The client of the demo: answers with reports that the real analysis made of generated tickets. Sends nothing. */
export function createFixtureClient(): AnalysisClient {
  return {
    sampleTracker: async () => TRACKER,
    analyze: async ({ project_name: project, include_tickets: withTickets = false }, options) => {
      const name = project.replaceAll('"', '').trim().toLowerCase();
      const scenario = SCENARIOS.find((one) => [one.key, one.name].some((known) => known.toLowerCase() === name));
      return scenario === undefined ? noSuchProject() : replay(scenario, withTickets, options);
    },
  };
}

async function replay(
  scenario: Scenario,
  withTickets: boolean,
  { signal, onProgress }: AnalysisRun,
): Promise<AnalysisOutcome> {
  const loaded = scenario.load();
  for (const progress of STAGES) {
    if (signal.aborted) break;
    onProgress(progress);
    await new Promise((resolve) => void setTimeout(resolve, STAGE_MS));
  }
  const report = (await loaded).default;
  const shown = withTickets ? report : { ...report, tickets: undefined };
  return { kind: 'answered', text: JSON.stringify(shown) };
}

function noSuchProject(): AnalysisOutcome {
  const names = SCENARIOS.map(({ name }) => name).join(', ');
  return {
    kind: 'failed',
    failure: {
      kind: 'server',
      status: 404,
      statusText: 'Not Found',
      message: `This demo reads no tracker. It has reports on these sample projects: ${names}.`,
      code: 'project-not-found',
    },
  };
}
