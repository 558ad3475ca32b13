import process from 'node:process';

const SERVER = 'http://127.0.0.1:4010';

/** The fields of a report that this program reads. Reports have many more. */
interface Report {
  readonly success: true;
  readonly evidence?: {
    readonly verdict: string;
    readonly effect_percent?: number;
    readonly interval_percent?: readonly [number, number];
  };
}

/** A line of the stream: progress, and at the end the report or the failure. */
type Line =
  | { readonly progress: { readonly stage: string; readonly done: number; readonly total: number | null } }
  | Report
  | { readonly success: false; readonly code: string; readonly error: string };

/** A failure from the server; `code` identifies it. */
class AnalysisError extends Error {
  readonly code: string;
  /** Seconds to wait before another attempt; null if another attempt cannot help. */
  readonly retryAfter: string | null;

  constructor(message: string, code: string, retryAfter: string | null) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Aborting the signal closes the connection, which cancels the analysis. */
async function analyze(request: object, signal: AbortSignal): Promise<Report> {
  const response = await fetch(`${SERVER}/api/fetch-jira`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
    body: JSON.stringify(request),
    signal,
  });
  for await (const line of linesOf(response)) {
    if ('progress' in line) {
      const { stage, done, total } = line.progress;
      console.error(`${stage} ${done}${total === null ? '' : ` of ${total}`}`);
    } else if (line.success) {
      return line;
    } else {
      throw new AnalysisError(line.error, line.code, response.headers.get('Retry-After'));
    }
  }
  throw new Error('The connection ended before the report.');
}

/** A request that is refused immediately gets one document instead of a stream. That document is also a single line. */
async function* linesOf(response: Response): AsyncGenerator<Line> {
  if (!/json/.test(response.headers.get('Content-Type') ?? '')) throw new Error(`Status ${response.status}, no JSON`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done = true, value = '' } = (await reader?.read()) ?? {};
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
    if (done) break;
  }
  if (rest !== '') yield JSON.parse(rest);
}

try {
  const request = {
    jira_url: 'http://127.0.0.1:4011',
    email: 'demo@example.com',
    api_token: 'sandbox-token-0001',
    project_name: 'AUR',
    claude_adoption_date: '2025-08-25',
  };
  const { evidence } = await analyze(request, AbortSignal.timeout(15 * 60_000));
  const [low, high] = evidence?.interval_percent ?? [];
  if (low === undefined) console.log('Too little data for a verdict.');
  else console.log(`${evidence?.verdict}: ${evidence?.effect_percent}% less time per ticket (95%: ${low} to ${high})`);
} catch (cause) {
  if (cause instanceof AnalysisError) {
    const again = cause.retryAfter === null ? '' : ` Try again in ${cause.retryAfter} s.`;
    console.error(`${cause.code}: ${cause.message}${again}`);
  } else {
    console.error(String(cause));
  }
  process.exitCode = 1;
}
