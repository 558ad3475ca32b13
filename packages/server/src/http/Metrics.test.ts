import { expect, it } from 'vitest';
import { testTimers } from '../../../jira-reader/test/testTimers.ts';
import { RunningAnalyses } from '../admission/RunningAnalyses.ts';
import { Metrics } from './Metrics.ts';

const MB = 1024 * 1024;

it('the metrics show the memory use, and count the analyses that are stopped because memory runs out', async () => {
  const metrics = new Metrics({ report: 1, plan: 2, organization: 3 });
  const place = { maxRunning: 1, maxRunningPerClient: 1, maxPlaceMs: 1000 };
  const running = new RunningAnalyses({
    places: { report: place, plan: { ...place, maxRunning: 2 }, organization: { ...place, maxRunning: 3 } },
    maxWaiting: 1,
    maxTickets: 1000,
    onMemoryStop: () => metrics.memoryStop(),
    timers: testTimers(),
  });
  metrics.watch(running);
  const lines = async () => (await metrics.registry.metrics()).split('\n');
  const client = { key: 'a', disconnected: new AbortController().signal, responseSent: Promise.resolve() };
  const analysis = running.run('report', client, async ({ signal, onMemoryUse }) => {
    onMemoryUse({ unreadBytes: MB, tickets: 20, changes: 100 });
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'roi_insight_places 1',
        'roi_insight_places_taken 1',
        'roi_insight_plan_places 2',
        'roi_insight_plan_places_taken 0',
        'roi_insight_organization_places 3',
        'roi_insight_organization_places_taken 0',
        'roi_insight_unread_bytes 1048576',
        'roi_insight_tickets_in_memory 25',
        'roi_insight_memory_stops_total 0',
      ]),
    );
    onMemoryUse({ unreadBytes: 100 * MB, tickets: 20, changes: 100 });
    signal.throwIfAborted();
  });
  await expect(analysis).rejects.toMatchObject({ code: 'not-jira' });
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'roi_insight_places_taken 0',
      'roi_insight_analyses_queued 0',
      'roi_insight_unread_bytes 0',
      'roi_insight_tickets_in_memory 0',
      'roi_insight_memory_stops_total 1',
    ]),
  );
});
