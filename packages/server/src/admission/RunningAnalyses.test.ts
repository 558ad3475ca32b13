import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testTimers } from '../../../jira-reader/test/testTimers.ts';
import { gate } from '../../test/support/harness.ts';
import { RunningAnalyses } from './RunningAnalyses.ts';

/** Room for one running and one waiting analysis of each kind. */
function start() {
  const timers = testTimers();
  const place = { maxRunning: 1, maxRunningPerClient: 1, maxPlaceMs: 5000 };
  const analyses = new RunningAnalyses({
    places: { report: place, plan: { ...place, maxPlaceMs: 8000 }, organization: place },
    maxWaiting: 1,
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
  const first = analyses.run(
    'report',
    client('a'),
    () => new Promise<string>((resolve) => (finish = () => resolve('report'))),
  );
  const second = analyses.run('report', client('b'), () => Promise.resolve('too early'));
  await setImmediate();
  timers.advance(4999);
  expect(timers.waiting()).toEqual([1]);
  timers.advance(1);
  await expect(second).rejects.toMatchObject({ code: 'busy', status: 503 });
  finish();
  expect(await first).toBe('report');
});

it('the server accepts no analysis if all places have been taken for longer than an analysis may keep a place', async () => {
  const { timers, analyses } = start();
  const [first, second] = [gate(), gate()];
  await analyses.run('report', client('a', first.opened), () => Promise.resolve('report'));
  timers.advance(4500);
  const next = analyses.run('report', client('b', second.opened), () => Promise.resolve('report'));
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

it('the server runs and waits for reports while plans have taken all of their own places', async () => {
  const { timers, analyses } = start();
  const plan = gate();
  await analyses.run('plan', client('a', plan.opened), () => Promise.resolve('plan'));
  const nextPlan = analyses.run('plan', client('b'), () => Promise.resolve('next plan'));
  expect(await analyses.run('report', client('c'), () => Promise.resolve('report'))).toBe('report');
  expect(analyses.isOpen).toBe(true);
  // A plan waits as long as another plan may keep its place, which is longer than a report may.
  timers.advance(7999);
  plan.open();
  expect(await nextPlan).toBe('next plan');
});

it('the server is not open while all places of plans are taken for longer than a plan may keep a place', async () => {
  const { timers, analyses } = start();
  const plan = gate();
  await analyses.run('plan', client('a', plan.opened), () => Promise.resolve('plan'));
  timers.advance(8001);
  expect(analyses.isOpen).toBe(false);
  plan.open();
  await setImmediate();
  expect(analyses.isOpen).toBe(true);
});
