import {
  type FailureCode,
  type Progress,
  type Report,
  reportToWire,
  SAMPLE_PILOT,
  SAMPLE_TRACKER,
} from '@roi-insight/contracts';
import { demoFailureTexts } from '@roi-insight/report-text';
import type { Scenario } from '@roi-insight/ui';
import type { AnalysisClient, AnalysisOutcome, AnalysisRun } from '../client/AnalysisClient.ts';
import { demoReport } from './demoReport.ts';
import { pilotClient } from './pilot/pilotClient.ts';
import { DEMO_PROJECTS, DEMO_TRACKER_URL, offeredScenarios } from './scenarios.ts';

/** The progress that a server would report for a tracker of this size. */
const STAGES: readonly Progress[] = [
  { stage: 'connecting', done: 0, total: null },
  { stage: 'listing', done: 1800, total: null },
  { stage: 'reading', done: 600, total: 1800 },
  { stage: 'reading', done: 1200, total: 1800 },
  { stage: 'reading', done: 1800, total: 1800 },
  { stage: 'analysing', done: 0, total: 1800 },
];
const STAGE_MS = 400;

interface FixtureClientOptions {
  /** The currency of the demo. */
  readonly currency: string;
  /** The scenario whose project comes first in the list. */
  readonly scenario: () => Scenario;
  /** Called with the scenario of each new report. */
  readonly onScenario: (scenario: Scenario) => void;
}

/** The client of the demo. It sends no request, but responds with the server's reports on the sample tracker. */
export function createFixtureClient({ currency, scenario, onScenario }: FixtureClientOptions): AnalysisClient {
  const offered = () => offeredScenarios(scenario());
  const projects = () => offered().map((one) => DEMO_PROJECTS[one]);
  return {
    sampleTracker: async () => ({
      jira_url: DEMO_TRACKER_URL,
      ...SAMPLE_TRACKER,
      projects: projects(),
      pilot: SAMPLE_PILOT,
    }),
    ...pilotClient,
    organization: async () => refused(demoFailureTexts.organization),
    analyze: async ({ project_name: project, include_tickets: withTickets = false }, options) => {
      const wanted = project.replaceAll('"', '').trim().toLowerCase();
      const known = offered().find((one) => {
        const { key, name } = DEMO_PROJECTS[one];
        return [key, name].some((text) => text.toLowerCase() === wanted);
      });
      if (known === undefined) return noSuchProject(projects().map(({ name }) => name));
      onScenario(known);
      return replay(demoReport(known, currency), withTickets, options);
    },
  };
}

async function replay(
  loaded: Promise<Report>,
  withTickets: boolean,
  { signal, onProgress }: AnalysisRun,
): Promise<AnalysisOutcome> {
  for (const progress of STAGES) {
    if (signal.aborted) break;
    onProgress(progress);
    await new Promise((resolve) => void setTimeout(resolve, STAGE_MS));
  }
  const report = await loaded;
  const shown = withTickets ? report : { ...report, tickets: undefined };
  return { kind: 'succeeded', text: JSON.stringify(reportToWire(shown)) };
}

function noSuchProject(names: readonly string[]): AnalysisOutcome {
  return refused(demoFailureTexts.projects(names), 'project-not-found');
}

function refused(message: string, code?: FailureCode): AnalysisOutcome {
  return {
    kind: 'failed',
    failure: { kind: 'server', status: 404, statusText: 'Not Found', message, ...(code !== undefined && { code }) },
  };
}
