import type { AnalysisClient } from './AnalysisClient.ts';
import { apiUrlOf } from './apiUrlOf.ts';

/** Where this build's API is. */
export const apiUrl = apiUrlOf(import.meta.env.VITE_API_URL, location.origin);

/** The client of this build: fixtures in the demo, else the server. */
export const loadClient: () => Promise<AnalysisClient> =
  import.meta.env.MODE === 'demo'
    ? async () => (await import('./fixtureClient.ts')).createFixtureClient()
    : async () =>
        (await import('./httpClient.ts')).createHttpClient({
          apiUrl,
          pageHost: location.hostname,
          fetch: (...args) => fetch(...args),
        });
