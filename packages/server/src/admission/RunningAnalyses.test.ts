import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testTimers } from '../../../jira-reader/test/testTimers.ts';
import { RunningAnalyses } from './RunningAnalyses.ts';

it('refuses an analysis that has waited too long for its turn, and continues the running one', async () => {
  const timers = testTimers();
  const analyses = new RunningAnalyses({
    maxRunning: 1,
    maxRunningPerClient: 1,
    maxWaiting: 1,
    maxWaitMs: 1000,
    maxTickets: 1000,
    onMemoryStop: () => undefined,
    timers,
  });
  const client = (key: string) => ({
    key,
    disconnected: new AbortController().signal,
    responseSent: Promise.resolve(),
  });
  let finish = () => undefined as void;
  const first = analyses.run(client('a'), () => new Promise<string>((resolve) => (finish = () => resolve('report'))));
  const second = analyses.run(client('b'), () => Promise.resolve('too early'));
  await setImmediate();
  timers.advance(999);
  expect(timers.waiting()).toEqual([1]);
  timers.advance(1);
  await expect(second).rejects.toMatchObject({ code: 'busy', status: 503 });
  finish();
  expect(await first).toBe('report');
});
