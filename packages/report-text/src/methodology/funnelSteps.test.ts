import { MAX_AVERAGED_HOURS } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { type FunnelSource, funnelSteps } from './funnelSteps.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const funnel = {
  found: 10,
  out_of_scope: 1,
  unfinished: 0,
  no_active_time: 2,
  too_short: 0,
  too_long: 3,
  analysed: 4,
};

const stepsOf = (over: Partial<FunnelSource['funnel']> = {}, source: Partial<FunnelSource> = {}) =>
  funnelSteps(formats, { funnel: { ...funnel, ...over }, measure: 'active', scope: undefined, ...source }, 0);
const reasonsOf = (source: Partial<FunnelSource>) => stepsOf({}, source).map(({ reason }) => reason);

it('the list of exclusions names only the reasons that apply, in the order in which they are checked', () => {
  expect(stepsOf().map(({ count }) => count)).toEqual([1, 2, 3]);
});

it('the list of exclusions names tickets that were closed without work, and those listed more than once', () => {
  expect(stepsOf({ found: 16, repeated: 1, unfinished: 2, not_delivered: 3 })).toEqual([
    { reason: 'outside the comparison window, or sub-tasks/epics', count: 1 },
    { reason: 'listed more than once', count: 1 },
    { reason: 'not completed', count: 2 },
    { reason: 'closed without work (Won’t Do, Duplicate, …)', count: 3 },
    { reason: 'no time in progress', count: 2 },
    { reason: `over ${MAX_AVERAGED_HOURS} hours`, count: 3 },
  ]);
});

it('the list of exclusions names tickets of later weeks', () => {
  expect(stepsOf({ found: 15, later: 5 })).toContainEqual({ reason: 'completed after the first quarter', count: 5 });
});

it('the list of exclusions names unreadable tickets', () => {
  expect(stepsOf({ found: 12, unreadable: 2 })).toContainEqual({
    reason: 'unreadable',
    count: 2,
  });
  expect(stepsOf({ unreadable: 0 })).toEqual(stepsOf());
});

it('the list of exclusions mentions a scope only if it excludes tickets, because work statuses only change hours', () => {
  const entries = [{ id: '1', name: 'One' }];
  const statuses = reasonsOf({ scope: { work_statuses: entries } });
  expect(statuses).toContain('outside the comparison window, or sub-tasks/epics');
  expect(statuses).toContain('no time in the chosen statuses');
  for (const list of ['types', 'components', 'labels']) {
    const reasons = reasonsOf({ scope: { [list]: entries } });
    expect(reasons).toContain('outside the comparison window or the chosen scope, or sub-tasks/epics');
    expect(reasons).toContain('no time in progress');
  }
});

it('the list of exclusions says why elapsed times are used', () => {
  expect(reasonsOf({ measure: 'elapsed' })).toContain('no creation date');
});

it('the list of exclusions does not count tickets as excluded if the trend uses them', () => {
  const source = { funnel: { ...funnel, out_of_scope: 401 }, measure: 'active', scope: undefined } as const;
  expect(funnelSteps(formats, source, 364)[0]?.count).toBe(37);
  expect(funnelSteps(formats, source, 401)[0]?.reason).toBe('no time in progress');
});

it('the list of exclusions names the data that a ticket lacks for its measurement', () => {
  expect(reasonsOf({ measure: 'logged' })).toContain('no logged hours');
  expect(reasonsOf({ measure: 'elapsed' })).toContain('no creation date');
});
