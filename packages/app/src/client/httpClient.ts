import type { AnalysisClient, AnalysisRun } from './AnalysisClient.ts';
import { fetchSampleTracker } from './fetchSampleTracker.ts';
import type { Site } from './site.ts';

/** The client for a server. The code that reads responses is fetched with the first request. */
export function createHttpClient(site: Site): AnalysisClient {
  const post = async (name: string, body: object, run: AnalysisRun) =>
    (await import('./postOverHttp.ts')).postOverHttp(site, name, body, run);
  return {
    analyze: (request, run) => post('fetch-jira', request, run),
    plan: (request, run) => post('plan', request, run),
    organization: (request, run) => post('organization', request, run),
    registerPlan: (request, run) => post('plan/registration', request, run),
    sampleTracker: (signal) => fetchSampleTracker(site, signal),
  };
}
