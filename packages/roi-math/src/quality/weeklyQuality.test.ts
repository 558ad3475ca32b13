import { describe, expect, it } from 'vitest';
import { analyze } from '../../test/everyDay.ts';
import { doneTicket, move, openTicket, ticketOn } from '../../test/tickets.ts';
import type { AnalyzeTicketsOptions, QualityWeek, Ticket } from '../index.ts';

// The report: adoption on Monday 2025-08-25, as of Monday 2025-11-24.
const isBug = true;
const OPEN = openTicket('O-1', '2025-10-01T09:00:00Z');
/** The first week of the report; a completed ticket in it makes it the first week that is counted. */
const FIRST = ticketOn(-91, 8, { key: 'F-1' });

const weeklyOf = (tickets: readonly Ticket[], over: Partial<AnalyzeTicketsOptions> = {}) =>
  analyze([FIRST, OPEN, ...tickets], over).qualityWeeks;

const week = (tickets: readonly Ticket[], monday: string, over: Partial<AnalyzeTicketsOptions> = {}) =>
  weeklyOf(tickets, over)?.weeks.find(({ weekStart }) => weekStart === monday);

const bug = (key: string, createdAt: string, over: Partial<Ticket> = {}) =>
  openTicket(key, createdAt, { isBug, ...over });

const sumOf = (weeks: readonly QualityWeek[] | undefined, count: 'created' | 'resolved') =>
  weeks?.reduce((sum, { [count]: number }) => sum + number, 0);

describe('the weekly counts', () => {
  it('are those of all full weeks from the first completed ticket to the end, without gaps', () => {
    const weeks = weeklyOf([bug('B-1', '2025-09-01T00:00:00Z')])?.weeks ?? [];
    expect([weeks.length, weeks[0]?.weekStart, weeks.at(-1)?.weekStart]).toEqual([26, '2025-05-26', '2025-11-17']);
  });

  it('begin on Mondays if the assistant was adopted on another day', () => {
    const weeks =
      weeklyOf([bug('B-1', '2025-09-01T00:00:00Z'), ticketOn(0, 8)], { adoptionDate: '2025-08-28' })?.weeks ?? [];
    expect([weeks.length, weeks[0]?.weekStart, weeks.at(-1)?.weekStart]).toEqual([25, '2025-05-26', '2025-11-10']);
  });

  it('have bugs created, whatever became of them, in the week of the time zone', () => {
    const sunday = '2025-09-07T23:30:00Z';
    const duplicate = doneTicket('B-2', '2025-09-01T09:00:00Z', '2025-09-08T10:00:00Z', {
      isBug,
      resolution: 'Duplicate',
    });
    const story = openTicket('S-1', sunday);
    expect(week([bug('B-1', sunday), duplicate, story], '2025-09-01')).toMatchObject({ created: 2 });
    const berlin = { timeZone: 'Europe/Berlin' };
    expect(week([bug('B-1', sunday), duplicate], '2025-09-08', berlin)).toMatchObject({ created: 1 });
  });

  it('have bugs closed with any resolution, and delivered tickets, in the week of the last completion', () => {
    const [at, to] = ['2025-09-01T09:00:00Z', '2025-09-10T10:00:00Z'];
    const rejected = doneTicket('B-1', at, to, { isBug, resolution: 'Rejected' });
    const reopened = doneTicket('B-2', at, to, {
      isBug,
      transitions: [
        move('2025-09-02T09:00:00Z', 'new', 'done'),
        move('2025-09-03T09:00:00Z', 'done', 'indeterminate'),
        move(to, 'indeterminate', 'done'),
      ],
    });
    const counts = weeklyOf([rejected, reopened])?.weeks.filter(({ weekStart }) => weekStart.startsWith('2025-09-0'));
    expect(counts).toEqual([
      { weekStart: '2025-09-01', created: 2, resolved: 0, completed: 0, reopened: 0 },
      { weekStart: '2025-09-08', created: 0, resolved: 2, completed: 1, reopened: 1 },
    ]);
  });

  it('count a bug that is listed twice once, and one that was created at an unknown time never', () => {
    const weeks = weeklyOf([
      bug('B-1', '2025-09-01T09:00:00Z'),
      bug('B-1', '2025-09-01T09:00:00Z'),
      bug('B-2', '?'),
    ])?.weeks;
    expect(sumOf(weeks, 'created')).toBe(1);
  });

  it('keep the weeks after the first quarter', () => {
    const weeks = weeklyOf([bug('B-1', '2026-02-03T09:00:00Z'), ticketOn(186, 8)], {
      asOf: '2026-03-02T00:00:00Z',
    })?.weeks;
    expect(weeks?.at(-1)).toMatchObject({ weekStart: '2026-02-23', completed: 1 });
    expect(sumOf(weeks, 'created')).toBe(1);
  });
});

describe('the open bugs at the start', () => {
  const read = [
    bug('B-1', '2025-05-20T09:00:00Z'),
    doneTicket('B-2', '2025-05-20T09:00:00Z', '2025-06-03T09:00:00Z', { isBug }),
    doneTicket('B-3', '2025-05-20T09:00:00Z', '2025-05-22T09:00:00Z', { isBug, key: 'B-3' }),
  ];
  // The first ticket was completed in the week of 2025-05-19.
  const start = (over: Partial<AnalyzeTicketsOptions>) => weeklyOf(read, { baselineWeeks: 13, ...over })?.openAtStart;

  it('are those that were not read, and those that were read and closed later', () => {
    expect(start({ olderBugs: 40 })).toBe(42);
  });

  it('are unknown if the number of those that were not read is', () => {
    expect(start({})).toBeNull();
  });
});

describe('the weekly counts are unknown', () => {
  it.each([
    ['if it is not known which tickets are bugs', [bug('B-1', '2025-09-01T09:00:00Z', { isBug: null })]],
    ['if no ticket is a bug', [openTicket('S-1', '2025-09-01T09:00:00Z')]],
    ['if no bug has a creation date', [bug('B-1', '')]],
  ])('%s', (_, tickets) => {
    expect(weeklyOf(tickets)).toBeNull();
  });

  it('if all tickets are done', () => {
    const { qualityWeeks } = analyze([
      FIRST,
      doneTicket('B-1', '2025-09-01T09:00:00Z', '2025-09-02T09:00:00Z', { isBug }),
    ]);
    expect(qualityWeeks).toBeNull();
  });
});
