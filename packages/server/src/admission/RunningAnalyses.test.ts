import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testTimers } from '../../../jira-reader/test/testTimers.ts';
import { gate } from '../../test/support/harness.ts';
import { RunningAnalyses } from './RunningAnalyses.ts';

/** Room for one running and one waiting analysis. */
function start() {
  const timers = testTimers();
  const analyses = new RunningAnalyses({
    maxRunning: 1,
    maxRunningPerClient: 1,
    maxWaiting: 1,
    maxWaitMs: 1000,
    maxPlaceMs: 5000,
    maxTickets: 1000,
    onMemoryStop: () => undefined,
    timers,
  });
  return { timers, analyses };
}

const client = (key: string, responseSent = Promise.resolve()) => ({
  key,
  disconnected: new AbortController().signal,
  responseSent,
});

it('the server refuses an analysis that has waited too long for its turn, and continues the analysis that is running', async () => {
  const { timers, analyses } = start();
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

it('the server accepts no analysis if all places have been taken for longer than an analysis may keep a place', async () => {
  const { timers, analyses } = start();
  const [first, second] = [gate(), gate()];
  await analyses.run(client('a', first.opened), () => Promise.resolve('report'));
  timers.advance(4500);
  const next = analyses.run(client('b', second.opened), () => Promise.resolve('report'));
  first.open();
  await next;
  timers.advance(5000);
  expect(analyses.isOpen).toBe(true);
  timers.advance(1);
  expect(analyses.isOpen).toBe(false);
  second.open();
  await setImmediate();
  expect(analyses.isOpen).toBe(true);
});
