import type { AnalysisClient } from './AnalysisClient.ts';
import { apiUrlOf } from './apiUrlOf.ts';

/** URL of the API, as configured by this build. */
export const apiUrl = apiUrlOf(import.meta.env.VITE_API_URL, location.origin);

/** Loads the client for this build's server. */
export async function loadClient(): Promise<AnalysisClient> {
  const { createHttpClient } = await import('./httpClient.ts');
  return createHttpClient({ apiUrl, pageHost: location.hostname, fetch: (...args) => fetch(...args) });
}
