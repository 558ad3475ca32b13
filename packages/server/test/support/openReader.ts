import { CREDENTIALS } from '@roi-insight/jira-sandbox';
import { ORIGINAL_ESTIMATE } from '@roi-insight/jira-tickets';
import { Agent } from 'undici';
import { onTestFinished } from 'vitest';
import { AnalysisMemory } from '../../../jira-reader/src/analysis/AnalysisMemory.ts';
import { ProjectReader } from '../../../jira-reader/src/analysis/ProjectReader.ts';
import { newStats } from '../../../jira-reader/src/analysis/runner.ts';
import { openTracker } from '../../../jira-reader/src/tracker/openTracker.ts';
import type { NamedSizeField, ReadWindow } from '../../../jira-reader/src/tracker/tracker.ts';
import { testTimers } from '../../../jira-reader/test/testTimers.ts';

/** A tracker, opened with a project, and readers of its projects as an analysis has them. */
export async function openReader(jiraUrl: string, projectName: string) {
  const dispatcher = new Agent();
  onTestFinished(() => dispatcher.close());
  const timers = testTimers();
  const memory = new AnalysisMemory();
  const session = {
    id: '1',
    dispatcher,
    signal: new AbortController().signal,
    isShared: () => false,
    tracker: { nowMs: Infinity },
    issuedTokens: new Set<string>(),
    backoffMs: 0,
    timers,
    deadline: timers.now() + 1_000_000,
    stats: newStats(),
    memory,
  };
  const credential = { email: CREDENTIALS.email, apiToken: CREDENTIALS.token, clientId: null, projectName };
  const addresses = { gatewayUrl: null, authUrl: null, sampleTrackerUrl: null };
  const tracker = await openTracker(session, jiraUrl, credential, addresses);
  const { signal, stats } = session;
  const readerOf = (window: ReadWindow, sizeFieldOf: NamedSizeField['of'] = () => ORIGINAL_ESTIMATE) =>
    new ProjectReader({ tracker, window, sizeFieldOf, signal, memory, stats });
  return { tracker, readerOf };
}
