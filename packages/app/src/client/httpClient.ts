import type { AnalysisClient } from './AnalysisClient.ts';
import { fetchSampleTracker } from './fetchSampleTracker.ts';
import type { Site } from './site.ts';

/** The client for a server. The code that reads responses is fetched with the first request. */
export function createHttpClient(site: Site): AnalysisClient {
  return {
    analyze: async (request, run) => (await import('./analyzeOverHttp.ts')).analyzeOverHttp(site, request, run),
    sampleTracker: (signal) => fetchSampleTracker(site, signal),
  };
}
