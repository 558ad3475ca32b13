/** What an analysis on a sandbox may be asked with; the rest is what every sandbox takes. */
export interface AnalysisOptions {
  readonly token?: string;
  /** Asks for the answer in lines. */
  readonly isStream?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Asks a server for the analysis of a project on a sandbox, with the day on which its tickets change. */
export function postAnalysis(
  server: string,
  tracker: string,
  project: string,
  { token = 'sandbox-token-0001', isStream = false, headers = {}, signal }: AnalysisOptions = {},
): Promise<Response> {
  return fetch(`${server}/api/fetch-jira`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(isStream ? { accept: 'application/x-ndjson' } : {}),
      ...headers,
    },
    body: JSON.stringify({
      jira_url: tracker,
      email: 'demo@example.com',
      api_token: token,
      project_name: project,
      claude_adoption_date: '2025-08-25',
    }),
    ...(signal === undefined ? {} : { signal }),
  });
}
