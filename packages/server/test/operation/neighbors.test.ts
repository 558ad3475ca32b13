import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { gate, portOf, startApp, within } from '../support/harness.ts';

/** A Redis that responds to a login, and to commands of the rate limit until it hangs. */
async function startRedis() {
  const { opened: fourUnanswered, open } = gate();
  const state = { hangs: false, unanswered: 0, fourUnanswered };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (const command of String(chunk)
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        if (state.hangs) {
          state.unanswered += 1;
          if (state.unanswered === 4) open();
          continue;
        }
        const name = /\$\d+\r\n(\w+)/.exec(command)?.[1]?.toLowerCase();
        if (name === 'info') socket.write('$9\r\nloading:0\r\n');
        else if (name === 'evalsha' || name === 'eval') socket.write('*2\r\n:1\r\n:60000\r\n');
        else socket.write('+OK\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `redis://127.0.0.1:${portOf(server)}`, state };
}

const bad = { jira_url: 'nonsense' };

it('the server delays requests for half a second if Redis hangs, and logs the problem once', async () => {
  const { url, state } = await startRedis();
  const { address, analyze, logged } = await startApp({ REDIS_URL: url, RATE_LIMIT_MAX: '30' });
  await expect.poll(async () => (await analyze(bad)).headers.get('x-ratelimit-remaining')).toBe('29');
  const before = logged().split('Redis cannot be reached').length;
  state.hangs = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const statuses: number[] = [];
  const responses = [1, 2, 3, 4].map(async () => statuses.push((await analyze(bad)).status));
  try {
    await within(state.fourUnanswered, 'four commands without a response of Redis');
    vi.advanceTimersByTime(499);
    await fetch(`${address}/api/health`);
    expect(statuses).toEqual([]);
    vi.advanceTimersByTime(1);
    await within(Promise.all(responses), 'responses without Redis');
  } finally {
    vi.useRealTimers();
  }
  expect(statuses).toEqual([400, 400, 400, 400]);
  await expect.poll(() => logged().split('Redis cannot be reached').length).toBe(before + 1);
  expect((await analyze(bad)).status).toBe(400);
  expect(logged().split('Redis cannot be reached')).toHaveLength(before + 1);
});
