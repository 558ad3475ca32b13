import {
  type FetchJiraRequest,
  isFailureCode,
  NDJSON,
  parseFailure,
  parseJson,
  parseSampleTracker,
  type SampleTracker,
} from '@roi-insight/contracts';
import type { Failure } from '@roi-insight/ui';
import type { AnalysisClient, AnalysisOutcome, AnalyzeOptions } from './AnalysisClient.ts';
import { isLoopback } from './loopback.ts';
import { readAnswer } from './readAnswer.ts';

export interface HttpClientOptions {
  /** Address of the API without `/api`, absolute. */
  readonly apiUrl: string;
  /** Host name of the page. */
  readonly pageHost: string;
  readonly fetch: typeof fetch;
}

/** The client that asks a server. */
export function createHttpClient(options: HttpClientOptions): AnalysisClient {
  return {
    analyze: (request, run) => analyze(options, request, run),
    sampleTracker: (signal) => fetchSampleTracker(options, signal),
  };
}

async function analyze(options: HttpClientOptions, request: FetchJiraRequest, run: AnalyzeOptions) {
  const { apiUrl } = options;
  if (isMisconfigured(options)) return failed({ kind: 'misconfigured', apiUrl });
  try {
    const response = await options.fetch(endpoint(apiUrl, 'fetch-jira'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: `${NDJSON}, application/json` },
      body: JSON.stringify(request),
      signal: run.signal,
    });
    return judge(response, await readAnswer(response, run.onProgress));
  } catch {
    return failed({ kind: 'network', apiUrl });
  }
}

/** True when the page is public but its API address names the reader's own machine, or is no address at all. */
function isMisconfigured({ apiUrl, pageHost }: HttpClientOptions): boolean {
  try {
    return isLoopback(new URL(apiUrl).hostname) && !isLoopback(pageHost);
  } catch {
    return true;
  }
}

function endpoint(apiUrl: string, name: string): string {
  return `${apiUrl.replace(/\/+$/, '')}/api/${name}`;
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

const failed = (failure: Failure): AnalysisOutcome => ({ kind: 'failed', failure });

/** No sample tracker is not worth a word: the form just does not offer it. */
async function fetchSampleTracker(options: HttpClientOptions, signal: AbortSignal): Promise<SampleTracker | null> {
  if (isMisconfigured(options)) return null;
  try {
    const response = await options.fetch(endpoint(options.apiUrl, 'sample'), { signal });
    if (response.status !== 200) return null;
    const parsed = parseJson(await response.text(), parseSampleTracker);
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}
