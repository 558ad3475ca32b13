import { expect, it } from 'vitest';
import { funnelSteps } from './funnelSteps.ts';

const funnel = {
  found: 10,
  out_of_scope: 1,
  unfinished: 0,
  no_active_time: 2,
  under_1_hour: 0,
  over_40_hours: 3,
  analysed: 4,
};

it('names only the reasons that apply, in the order in which they are checked', () => {
  expect(funnelSteps(funnel, false).map(({ count }) => count)).toEqual([1, 2, 3]);
});

it('names tickets that were closed without being built, and those listed more than once', () => {
  expect(funnelSteps({ ...funnel, found: 16, repeated: 1, unfinished: 2, not_delivered: 3 }, false)).toEqual([
    { reason: 'outside both periods, or sub-tasks and epics', count: 1 },
    { reason: 'listed more than once', count: 1 },
    { reason: 'not completed yet', count: 2 },
    { reason: 'closed without being built (Won’t Do, Duplicate, …)', count: 3 },
    { reason: 'never seen in progress', count: 2 },
    { reason: 'over 40 hours', count: 3 },
  ]);
});

it('names tickets that could not be read', () => {
  expect(funnelSteps({ ...funnel, found: 12, unreadable: 2 }, false)).toContainEqual({
    reason: 'could not be read',
    count: 2,
  });
  expect(funnelSteps({ ...funnel, unreadable: 0 }, false)).toEqual(funnelSteps(funnel, false));
});
