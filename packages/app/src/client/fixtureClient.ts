import type { AnalysisClient } from './AnalysisClient.ts';

/** The client of the demo: answers from fixtures. */
export function createFixtureClient(): AnalysisClient {
  return {
    analyze: async () => ({ kind: 'failed', failure: { kind: 'network', apiUrl: location.origin } }),
    sampleTracker: async () => null,
  };
}
