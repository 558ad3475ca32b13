import type { Target } from './Attack.ts';
import { postRequest } from './postRequest.ts';

/** The bytes of an HTTP request for an analysis. */
export const analysisRequest = ({ body, client }: Target): string => postRequest('/api/fetch-jira', body, client);
