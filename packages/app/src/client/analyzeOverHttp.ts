import { type FetchJiraRequest, isFailureCode, MAX_ERROR_LENGTH, NDJSON } from '@roi-insight/contracts';
import type { SubmissionFailure } from '@roi-insight/report-text';
import type { AnalysisOutcome, AnalysisRun } from './AnalysisClient.ts';
import { endpoint, isMisconfigured, type Site } from './site.ts';
import { readResponse } from './readResponse.ts';

/** Requests a report from the server. */
export async function analyzeOverHttp(site: Site, request: FetchJiraRequest, run: AnalysisRun) {
  const { apiUrl } = site;
  if (isMisconfigured(site)) return failed({ kind: 'misconfigured', apiUrl });
  let response: Response | null = null;
  try {
    response = await site.fetch(endpoint(apiUrl, 'fetch-jira'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: `${NDJSON}, application/json` },
      body: JSON.stringify(request),
      signal: run.signal,
    });
    return outcomeOf(response, await readResponse(response, run.onProgress));
  } catch {
    return failed(response === null ? { kind: 'network', apiUrl } : { kind: 'interrupted' });
  }
}

/** Only `success: true` in a 2xx response is a success: a streamed failure also has status 200. */
function outcomeOf(response: Response, text: string): AnalysisOutcome {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return failed({ kind: 'invalid-json', status: response.status });
  }
  if (response.ok && fieldOf(body, 'success') === true) return { kind: 'succeeded', text };
  const code = fieldOf(body, 'code');
  return failed({
    kind: 'server',
    status: response.status,
    statusText: response.statusText,
    message: textOf(fieldOf(body, 'error')),
    ...(isFailureCode(code) && { code }),
    reason: fieldOf(body, 'reason'),
    params: fieldOf(body, 'params'),
  });
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

const textOf = (error: unknown) =>
  typeof error === 'string' && error.trim() !== '' ? error.slice(0, MAX_ERROR_LENGTH) : null;

const failed = (failure: SubmissionFailure): AnalysisOutcome => ({ kind: 'failed', failure });
