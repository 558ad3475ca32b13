import type { AnalysisClient } from './AnalysisClient.ts';
import { fetchSampleTracker } from './fetchSampleTracker.ts';
import type { Site } from './site.ts';

/** The client that asks a server. The code that reads its answers is fetched with the first request. */
export function createHttpClient(site: Site): AnalysisClient {
  return {
    analyze: async (request, run) => (await import('./analyzeOverHttp.ts')).analyzeOverHttp(site, request, run),
    sampleTracker: (signal) => fetchSampleTracker(site, signal),
  };
}
