import type { CalendarDate } from '@roi-insight/contracts';
import { objectOf } from '@roi-insight/jira-tickets';
import type { JiraClient } from '../http/jiraClient.ts';
import type { JsonResponse, ReadBody } from '../http/jiraResponse.ts';
import { RequestFailure } from '../RequestFailure.ts';
import { UsageApiError } from './UsageApiError.ts';

/** Maximum number of pages of a day: more than the records of any company need. */
const MAX_PAGES = 1000;

interface Page {
  readonly body: unknown;
  /** Null after the last page. */
  readonly next: string | null;
}

/** The pages of a day, as the API sent them; null if this day cannot be read now. Throws if no day can be read. */
export async function claudePages(
  client: Pick<JiraClient, 'base' | 'get'>,
  day: CalendarDate,
): Promise<readonly unknown[] | null> {
  const pages: unknown[] = [];
  const query = new URLSearchParams({ starting_at: day, limit: '1000' });
  for (;;) {
    const page = await pageOf(client, query);
    if (page === null) return null;
    pages.push(page.body);
    if (page.next === null) return pages;
    // The token repeats, or there are too many pages.
    if (page.next === query.get('page') || pages.length >= MAX_PAGES) throw failure('not-api', client.base);
    query.set('page', page.next);
  }
}

async function pageOf({ base, get }: Pick<JiraClient, 'base' | 'get'>, query: URLSearchParams): Promise<Page | null> {
  try {
    const response = await get(`/v1/organizations/usage_report/claude_code?${query}`, readPage);
    if (response.kind === 'data') return response.data;
    if (response.status >= 500) return null;
    throw failure(refusalOf(response), base);
  } catch (cause) {
    if (!(cause instanceof RequestFailure)) throw cause;
    if (OF_ONE_DAY.has(cause.failure.reason)) return null;
    throw failure(REASONS[cause.code] ?? 'not-api', base);
  }
}

/** A page without its list, or without the token of the next page, is malformed. */
const readPage: ReadBody<Page> = (body) => {
  const { data, has_more: hasMore, next_page: next } = objectOf(body);
  if (!Array.isArray(data) || typeof hasMore !== 'boolean') return null;
  if (!hasMore) return { body, next: null };
  return typeof next === 'string' && next !== '' ? { body, next } : null;
};

const failure = (reason: UsageApiError['reason'], base: string) => new UsageApiError(reason, new URL(base).host);

const REFUSALS: Readonly<Record<number, UsageApiError['reason']>> = {
  401: 'key-refused',
  403: 'no-permission',
  429: 'rate-limit',
};

const refusalOf = ({ status }: JsonResponse) => REFUSALS[status] ?? 'not-api';

/** Failures of one day only: other days may still be readable. */
const OF_ONE_DAY = new Set<string>([
  'connection-broken',
  'response-timeout',
  'response-cut',
  'response-incomplete',
  'response-too-large',
]);

const REASONS: Readonly<Partial<Record<RequestFailure['code'], UsageApiError['reason']>>> = {
  'address-refused': 'address',
  'rate-limited': 'rate-limit',
  redirected: 'redirected',
  timeout: 'timeout',
  tls: 'tls',
  unreachable: 'unreachable',
};
