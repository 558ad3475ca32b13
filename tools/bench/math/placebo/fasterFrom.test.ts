import type { TimedTicket } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { activeHours } from '../../../../packages/roi-math/src/measure/ticket/activeHours.ts';
import { parseTicket } from '../../../../packages/roi-math/src/measure/ticket/parseTicket.ts';
import { ticketTimeline } from '../../../../packages/roi-math/src/measure/ticket/ticketTimeline.ts';
import { workingClock } from '../../../../packages/roi-math/src/time/workingClock.ts';
import { fasterFrom } from './fasterFrom.ts';

const clock = workingClock('Europe/Berlin', Date.parse('2026-01-01'));
/** Monday, 9:00 in Berlin: the first working moment after the date. */
const DATE = Date.parse('2025-03-10T08:00:00Z');

type Status = 'new' | 'indeterminate' | 'done';

/** A ticket with its status changes. The first change is its creation. */
function ticket(...steps: readonly (readonly [at: string, to: Status])[]): TimedTicket {
  const [created = ['', 'new'], ...changes] = steps.map(([at, to]) => [Date.parse(`${at}:00Z`), to] as const);
  const all = [created, ...changes];
  return {
    key: 'A-1',
    category: steps.at(-1)?.[1] ?? 'new',
    createdAtMs: Number(created[0]),
    resolvedAtMs: null,
    transitions: changes.map(([atMs, to], index) => ({ atMs, from: statusOf(all[index]?.[1]), to })),
  };
}

const statusOf = (text: unknown): Status => (text === 'indeterminate' || text === 'done' ? text : 'new');

const faster = (one: TimedTicket, saving = 0.5) => fasterFrom([one], DATE, Infinity, saving, clock)[0] ?? one;
const timesOf = ({ transitions }: TimedTicket) =>
  transitions.map(({ atMs }) => new Date(atMs).toISOString().slice(0, 16));

function hoursOf(one: TimedTicket): number {
  const timeline = ticketTimeline(one, Date.parse('2026-01-01'));
  return activeHours(timeline, timeline.completedAtMs ?? NaN, clock);
}

it('fasterFrom does not change tickets that were finished before the date', () => {
  const before = ticket(
    ['2025-03-03T08:00', 'new'],
    ['2025-03-04T08:00', 'indeterminate'],
    ['2025-03-07T10:00', 'done'],
  );
  expect(faster(before)).toEqual(before);
});

it('fasterFrom keeps the facts of a ticket that computes its fields on request', () => {
  const written = parseTicket({
    key: 'A-1',
    category: 'done',
    createdAt: '2025-03-10T08:00:00Z',
    resolvedAt: null,
    isBug: true,
    type: '10001',
    size: 3,
    transitions: [
      { at: '2025-03-11T08:00:00Z', from: 'new', to: 'indeterminate' },
      { at: '2025-03-12T08:00:00Z', from: 'indeterminate', to: 'done' },
    ],
  });
  expect(faster(written)).toMatchObject({ key: 'A-1', category: 'done', isBug: true, type: '10001', size: 3 });
  expect(hoursOf(faster(written))).toBe(hoursOf(written) / 2);
});

it('fasterFrom halves the working hours in progress if work starts after the date', () => {
  const after = ticket(
    ['2025-03-10T08:00', 'new'],
    ['2025-03-11T08:00', 'indeterminate'],
    ['2025-03-14T12:00', 'done'],
  );
  expect(hoursOf(after)).toBe(28);
  expect(timesOf(faster(after))).toEqual(['2025-03-11T08:00', '2025-03-12T14:00']);
  expect(hoursOf(faster(after))).toBe(14);
});

it('fasterFrom halves only the hours after the date if work started before the date', () => {
  const across = ticket(
    ['2025-03-03T08:00', 'new'],
    ['2025-03-06T08:00', 'indeterminate'],
    ['2025-03-11T12:00', 'done'],
  );
  expect(hoursOf(across)).toBe(16 + 12);
  expect(hoursOf(faster(across))).toBe(16 + 6);
  expect(hoursOf(faster(across, 0.25))).toBe(16 + 9);
});

it('fasterFrom keeps the waiting time between two times in progress', () => {
  const waiting = ticket(
    ['2025-03-10T08:00', 'indeterminate'],
    ['2025-03-10T12:00', 'new'],
    ['2025-03-11T12:00', 'indeterminate'],
    ['2025-03-12T08:00', 'done'],
  );
  expect(hoursOf(waiting)).toBe(8);
  // 4 h in progress become 2 h, 8 h of waiting remain, and 4 more hours in progress become 2 h.
  expect(timesOf(faster(waiting))).toEqual(['2025-03-10T10:00', '2025-03-11T10:00', '2025-03-11T12:00']);
});

it('fasterFrom moves the resolution of a ticket whose history ends in progress', () => {
  const open = ticket(['2025-03-10T08:00', 'new'], ['2025-03-10T08:00', 'indeterminate']);
  const resolved: TimedTicket = { ...open, category: 'done', resolvedAtMs: Date.parse('2025-03-10T16:00Z') };
  expect(hoursOf(resolved)).toBe(8);
  expect(hoursOf(faster(resolved))).toBe(4);
  expect(faster({ ...open, category: 'indeterminate' })).toEqual({ ...open, category: 'indeterminate' });
});

it('fasterFrom does not change tickets that were created after the last moment that counts', () => {
  const later = ticket(
    ['2025-06-10T08:00', 'new'],
    ['2025-06-11T08:00', 'indeterminate'],
    ['2025-06-12T12:00', 'done'],
  );
  expect(fasterFrom([later], DATE, Date.parse('2025-06-09'), 0.5, clock)).toEqual([later]);
});
