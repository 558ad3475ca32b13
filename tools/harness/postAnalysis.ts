/** Parts of the request that callers can choose. The rest is the same for every sandbox. */
export interface AnalysisOptions {
  readonly token?: string;
  /** Requests a stream of lines instead of a single document. */
  readonly isStream?: boolean;
  /** Other teams with which the project is compared. */
  readonly comparison?: readonly { readonly project_name: string; readonly adopted: string | null }[];
  readonly includeTickets?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The body of a request to analyze a sandbox's project. The adoption date is the day of the generated change. */
export function analysisBody(
  tracker: string,
  project: string,
  { token = 'sandbox-token-0001', comparison = [], includeTickets = false }: AnalysisOptions = {},
): string {
  return JSON.stringify({
    jira_url: tracker,
    email: 'demo@example.com',
    api_token: token,
    project_name: project,
    claude_adoption_date: '2025-08-25',
    ...(includeTickets ? { include_tickets: true } : {}),
    ...(comparison.length > 0 ? { comparison } : {}),
  });
}

/** Requests an analysis. */
export function postAnalysis(
  server: string,
  tracker: string,
  project: string,
  options: AnalysisOptions = {},
): Promise<Response> {
  const { isStream = false, headers = {}, signal } = options;
  return fetch(`${server}/api/fetch-jira`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(isStream ? { accept: 'application/x-ndjson' } : {}),
      ...headers,
    },
    body: analysisBody(tracker, project, options),
    ...(signal === undefined ? {} : { signal }),
  });
}
