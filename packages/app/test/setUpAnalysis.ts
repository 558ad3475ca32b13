import type { ConnectFormValues } from '@roi-insight/ui';
import { createAnalysisController } from '../src/analysis/createAnalysisController.ts';
import type { AnalysisClient, AnalysisOutcome, AnalysisRun } from '../src/client/AnalysisClient.ts';
import { scopeOfRun } from '../src/storage/scopeOfRun.ts';
import { createSessionStore } from '../src/storage/sessionStore.ts';
import { memoryStorage } from './memoryStorage.ts';

const values: ConnectFormValues = {
  email: 'dev@example.com',
  jiraUrl: 'https://example.atlassian.net',
  projectName: 'AUR',
  apiKey: 'secret-token-12345678',
  launchDate: new Date(2025, 7, 25),
};

const submission = { values };

/** Creates an analysis with a client that responds when the test tells it to. */
export function setUpAnalysis(storage = memoryStorage()) {
  const calls: { request: unknown; options: AnalysisRun; respond: (outcome: AnalysisOutcome) => void }[] = [];
  const client: Pick<AnalysisClient, 'analyze'> = {
    analyze: (request, options) => new Promise((respond) => calls.push({ request, options, respond })),
  };
  const lines: string[] = [];
  const store = createSessionStore(() => storage);
  const deps = {
    loadClient: async () => client,
    loadScope: async () => scopeOfRun,
    store,
    apiUrl: 'https://api.roi.example',
    now: () => 1000,
    log: (line: string) => lines.push(line),
    isOnline: () => true,
  };
  return { analysis: createAnalysisController(deps), calls, lines, store, storage, submission, settled };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
