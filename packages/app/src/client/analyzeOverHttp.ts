import { type FetchJiraRequest, isFailureCode, NDJSON, parseFailure } from '@roi-insight/contracts';
import type { SubmissionFailure } from '@roi-insight/ui';
import type { AnalysisOutcome, AnalysisRun } from './AnalysisClient.ts';
import { endpoint, isMisconfigured, type Site } from './site.ts';
import { readAnswer } from './readAnswer.ts';

/** Asks the server for a report. */
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
    return judge(response, await readAnswer(response, run.onProgress));
  } catch {
    return failed(response === null ? { kind: 'network', apiUrl } : { kind: 'interrupted' });
  }
}

/** A streamed failure comes with status 200, so a body that says so counts as one whatever the status. */
function judge(response: Response, text: string): AnalysisOutcome {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return failed({ kind: 'invalid-json', status: response.status });
  }
  const refusal = parseFailure(body);
  if (response.ok && !refusal.ok) return { kind: 'answered', text };
  const { error, code } = refusal.ok ? refusal.value : { error: errorField(body), code: undefined };
  return failed({
    kind: 'server',
    status: response.status,
    statusText: response.statusText,
    message: error,
    ...(isFailureCode(code) && { code }),
  });
}

/** The `error` of a body that has one but is not otherwise a failure of ours, as from a proxy. */
function errorField(body: unknown): string | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'string' && error.trim() !== '' ? error : null;
}

const failed = (failure: SubmissionFailure): AnalysisOutcome => ({ kind: 'failed', failure });
