import { isFailureCode, isJsonObject, NDJSON, normalizeFailure } from '@roi-insight/contracts';
import type { SubmissionFailure } from '@roi-insight/report-text';
import type { AnalysisOutcome, AnalysisRun } from './AnalysisClient.ts';
import { endpoint, isMisconfigured, type Site } from './site.ts';
import { readResponse } from './readResponse.ts';

/**
 * Posts to an endpoint of the server.
 * @param name name of the endpoint, such as 'fetch-jira'
 */
export async function postOverHttp(site: Site, name: string, body: object, run: AnalysisRun): Promise<AnalysisOutcome> {
  const { apiUrl } = site;
  if (isMisconfigured(site)) return failed({ kind: 'misconfigured', apiUrl });
  let response: Response | null = null;
  try {
    response = await site.fetch(endpoint(apiUrl, name), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: `${NDJSON}, application/json` },
      body: JSON.stringify(body),
      signal: run.signal,
    });
    return outcomeOf(response, await readResponse(response, run.onProgress));
  } catch {
    return failed(response === null ? { kind: 'network', apiUrl } : { kind: 'interrupted' });
  }
}

/** Only `success: true` in a 2xx response is a success, because a streamed failure also has status 200. */
function outcomeOf(response: Response, text: string): AnalysisOutcome {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return failed({ kind: 'invalid-json', status: response.status });
  }
  const fields = isJsonObject(body) ? body : {};
  if (response.ok && fields['success'] === true) return { kind: 'succeeded', text };
  const { status, statusText } = response;
  const { error = null, code, reason, params } = normalizeFailure(fields);
  return failed({
    kind: 'server',
    status,
    statusText,
    message: error,
    ...(isFailureCode(code) && { code }),
    reason,
    params,
  });
}

const failed = (failure: SubmissionFailure): AnalysisOutcome => ({ kind: 'failed', failure });
