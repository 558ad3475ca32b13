import type { AnalysisClient } from './AnalysisClient.ts';
import { apiUrlOf } from './apiUrlOf.ts';

/** Where this build's API is. */
export const apiUrl = apiUrlOf(import.meta.env.VITE_API_URL, location.origin);

/** The client that asks this build's server. */
export async function loadClient(): Promise<AnalysisClient> {
  const { createHttpClient } = await import('./httpClient.ts');
  return createHttpClient({ apiUrl, pageHost: location.hostname, fetch: (...args) => fetch(...args) });
}
