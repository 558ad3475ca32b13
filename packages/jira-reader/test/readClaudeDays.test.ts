import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { startServer } from '../../server/test/support/harness.ts';
import { parseAllowedHosts } from '../src/http/allowedHosts.ts';
import { type ClaudeDaysOptions, readClaudeDays } from '../src/usage/readClaudeDays.ts';
import { testTimers } from './testTimers.ts';

const LAST_PAGE = { data: [], has_more: false, next_page: null };
const DAYS = ['2025-11-03', '2025-11-04', '2025-11-05'];

const allowed = parseAllowedHosts(['127.0.0.1']);
if (!allowed.ok) throw new Error(allowed.error.message);
const { value: allowedHosts } = allowed;

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Reads days from an API with these answers. */
async function readFrom(answer: (request: IncomingMessage) => Answer, options: Partial<ClaudeDaysOptions> = {}) {
  const seen: IncomingMessage[] = [];
  const { address } = await startServer((request, response) => {
    seen.push(request);
    const { status = 200, headers = {}, body = LAST_PAGE } = answer(request);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  const taken = new Map<string, number>();
  const timers = testTimers();
  const failed = await readClaudeDays({
    url: new URL(address),
    key: 'secret-key',
    days: DAYS,
    allowedHosts,
    take: (day, pages) => void taken.set(day, pages.length),
    onProgress: () => undefined,
    signal: new AbortController().signal,
    timers,
    ...options,
  });
  return { seen, failed, taken: Object.fromEntries(taken), waited: timers.now() };
}

it('each day is requested with the key in a header, and with the name of the client in another header', async () => {
  const { seen, failed, taken } = await readFrom(() => ({}));
  expect({ failed, taken }).toEqual({ failed: [], taken: { '2025-11-03': 1, '2025-11-04': 1, '2025-11-05': 1 } });
  expect(seen.map(({ url }) => url).toSorted()).toEqual(
    DAYS.map((day) => `/v1/organizations/usage_report/claude_code?starting_at=${day}&limit=1000`),
  );
  for (const { headers, url } of seen) {
    expect(headers).toMatchObject({
      'x-api-key': 'secret-key',
      'anthropic-version': '2023-06-01',
      'user-agent': 'roi-insight',
    });
    expect(url).not.toContain('secret');
  }
});

it('the token of the next page is sent back unchanged', async () => {
  const token = 'a/b+c=&d';
  const { seen, taken } = await readFrom(
    ({ url = '' }) => (url.includes('page=') ? {} : { body: { data: [], has_more: true, next_page: token } }),
    { days: DAYS.slice(0, 1) },
  );
  expect(taken).toEqual({ '2025-11-03': 2 });
  expect(new URL(seen[1]?.url ?? '', 'http://x').searchParams.get('page')).toBe(token);
});

it('the requests of all days pause for the time in Retry-After', async () => {
  let isFirst = true;
  const { waited, failed, seen } = await readFrom(() => {
    const answer = isFirst ? { status: 429, headers: { 'retry-after': '90' } } : {};
    isFirst = false;
    return answer;
  });
  expect({ failed, requests: seen.length }).toEqual({ failed: [], requests: 4 });
  expect(waited).toBeGreaterThanOrEqual(90_000);
  expect(waited).toBeLessThan(120_000);
});

it('a pause that is longer than the maximum time for reading is refused', async () => {
  const reading = readFrom(() => ({ status: 429, headers: { 'retry-after': '7200' } }));
  await expect(reading).rejects.toMatchObject({ name: 'UsageApiError', reason: 'rate-limit' });
});

it('a failing day is requested five times, and then left out', async () => {
  const { seen, failed, taken } = await readFrom(({ url = '' }) => ({ status: url.includes('11-04') ? 500 : 200 }));
  expect(failed).toEqual(['2025-11-04']);
  expect(Object.keys(taken).toSorted()).toEqual(['2025-11-03', '2025-11-05']);
  expect(seen.filter(({ url = '' }) => url.includes('11-04'))).toHaveLength(5);
});

it('a key that was refused is not sent again', async () => {
  const seen: string[] = [];
  const reading = readFrom(
    ({ url = '' }) => {
      seen.push(url);
      return { status: 401, body: { error: { message: 'secret-key is invalid' } } };
    },
    { days: DAYS.slice(0, 1) },
  );
  await expect(reading).rejects.toThrow(/^(?!.*secret).*refused the key/);
  expect(seen).toHaveLength(1);
});

it('the reading of days ends if the function that receives the days throws an error', async () => {
  const take = () => {
    throw new RangeError('full');
  };
  await expect(readFrom(() => ({}), { take })).rejects.toThrow(RangeError);
});
