import { afterEach, expect, it, vi } from 'vitest';
import { systemTimers } from '../../../jira-reader/src/timers.ts';
import { failureOf } from '../support/responses.ts';
import { startApp, startServer } from '../support/harness.ts';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['forward', 3_600_000],
  ['back', -3_600_000],
])('the server waits as long as requested, even if the clock is set %s during the wait', async (_direction, change) => {
  const realNow = Date.now;
  let requests = 0;
  const { address } = await startServer((_request, response) => {
    requests += 1;
    if (requests > 1) return response.writeHead(404).end();
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + change);
    return response.writeHead(429, { 'retry-after': '1' }).end();
  });
  const { analyze } = await startApp({ ANALYSIS_TIMEOUT_S: '3600' }, { timers: systemTimers });
  expect(await failureOf(await analyze({ jira_url: address }))).toMatchObject({ code: 'not-jira' });
  expect(requests).toBeGreaterThan(1);
});
