const AUTHORIZATION = `Basic ${Buffer.from('demo@example.com:sandbox-token-0001').toString('base64')}`;
const PAGE = 100;
/** Selects the tickets that an analysis with adoption date 2025-08-25 reads. */
const JQL = ['created', 'resolved', 'statusCategoryChangedDate']
  .map((field) => `(${field} >= "2024-11-24" AND ${field} < "2025-11-26")`)
  .join(' OR ');

/**
 * Reads the project BIG as most programs do: pages of 100 tickets one after another, and after each page the changelogs of its tickets.
 * @param maxPages maximum number of pages; the time for further pages is extrapolated
 * @returns seconds for the whole project
 */
export async function readNaively(
  tracker: string,
  maxPages: number,
): Promise<{ seconds: number; extrapolated: boolean }> {
  const jql = `project = BIG AND (${JQL})`;
  const { count } = await post(tracker, 'search/approximate-count', { jql });
  const pages = Math.ceil(Number(count) / PAGE);
  const measured = Math.min(pages, maxPages);
  const started = performance.now();
  let token: unknown;
  for (let page = 0; page < measured; page += 1) {
    const found = await post(tracker, 'search/jql', {
      jql: `${jql} ORDER BY created ASC`,
      fields: ['created', 'resolutiondate', 'status', 'issuetype'],
      maxResults: PAGE,
      ...(token === undefined ? {} : { nextPageToken: token }),
    });
    token = found.nextPageToken;
    const issueIdsOrKeys = idsOf(found.issues);
    await post(tracker, 'changelog/bulkfetch', { issueIdsOrKeys, fieldIds: ['status'], maxResults: 10_000 });
  }
  const seconds = (performance.now() - started) / 1000;
  return { seconds: (seconds * pages) / measured, extrapolated: measured < pages };
}

async function post(tracker: string, path: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${tracker}/rest/api/3/${path}`, {
    method: 'POST',
    headers: { authorization: AUTHORIZATION, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok || typeof answer !== 'object' || answer === null) throw new Error(`${path}: ${response.status}`);
  return { ...answer };
}

function idsOf(issues: unknown): string[] {
  if (!Array.isArray(issues)) return [];
  return issues.map((issue: unknown) =>
    typeof issue === 'object' && issue !== null && 'id' in issue ? String(issue.id) : '',
  );
}
