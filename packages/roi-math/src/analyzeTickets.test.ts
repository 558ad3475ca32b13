import { parseReport, reportToWire } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { analyze, EVERY_DAY, OPTIONS } from '../test/everyDay.ts';
import { doneTicket, move, openTicket, ticketOn } from '../test/tickets.ts';
import { MEASUREMENT_VERSION, NothingToMeasureError } from './index.ts';

describe('the report', () => {
  it('follows the formulas of the specification before and after adoption', () => {
    const summary = analyze(EVERY_DAY).summary_metrics;
    expect(summary.pre_claude).toEqual({
      total_tasks: 65,
      completed_tasks: 65,
      completion_rate: 100,
      avg_days_per_task: 1,
      avg_hours_per_task: 8,
      avg_cost_per_task: 400,
      total_cost: 26_000,
      total_days: 91,
    });
    expect(summary.post_claude).toMatchObject({
      avg_hours_per_task: 6,
      avg_days_per_task: 0.75,
      avg_cost_per_task: 300,
    });
    expect(summary.assumptions).toEqual({ engineer_annual_cost: 100_000, hourly_rate: 50, hours_per_day: 8 });
    expect(summary.improvements).toEqual({
      time_savings_percent: 25,
      cost_savings_per_task: 100,
      cost_savings_percent: 25,
      annual_savings_estimate: (65 / 91) * 365 * 100,
    });
    expect(summary.claude_adoption_date).toBe('2025-08-25');
  });

  it('states the measure, the time zone, the windows, the funnel and the version', () => {
    expect(analyze(EVERY_DAY).provenance).toEqual({
      measure: 'active',
      time_zone: 'UTC',
      windows: {
        pre: { from: '2025-05-26', to: '2025-08-24', days: 91 },
        post: { from: '2025-08-25', to: '2025-11-23', days: 91 },
      },
      funnel: {
        found: 130,
        out_of_scope: 0,
        unfinished: 0,
        no_active_time: 0,
        too_short: 0,
        too_long: 0,
        analysed: 130,
      },
      straddling: 0,
      version: MEASUREMENT_VERSION,
    });
  });

  it('lists the tickets by day of completion', () => {
    const { tickets } = analyze(EVERY_DAY);
    expect(tickets).toHaveLength(130);
    expect(tickets[0]).toEqual({ key: 'D-91', side: 'pre', completed_on: '2025-05-26', hours: 8, outcome: 'analysed' });
    expect(tickets.at(-1)).toMatchObject({ key: 'D88', side: 'post', completed_on: '2025-11-21', hours: 6 });
  });

  it('uses the given cost of an engineer instead of the default', () => {
    const other = analyze(EVERY_DAY, { engineerAnnualCost: 200_000 });
    expect(other.summary_metrics.pre_claude.avg_cost_per_task).toBe(800);
  });

  it('has the shape that the API defines', () => {
    const analysis = analyze(EVERY_DAY);
    const report = reportToWire({
      success: true,
      ...analysis,
      provenance: {
        ...analysis.provenance,
        fetched_at: OPTIONS.asOf,
        tracker: 'cloud',
        host: 'example.atlassian.net',
        project: { key: 'A', name: 'A' },
        sample: true,
      },
    });
    expect(parseReport(JSON.parse(JSON.stringify(report)))).toMatchObject({ ok: true });
  });
});

describe('the order', () => {
  it('of tickets is by day, then by key, and does not depend on the order of the input', () => {
    const ordered = [
      ticketOn(7, 5, { key: 'Z' }),
      ticketOn(8, 2, { key: 'B' }),
      ticketOn(8, 3, { key: 'BA' }),
      ticketOn(8, 1, { key: 'C' }),
    ];
    for (const input of [ordered, ordered.toReversed(), [2, 0, 3, 1].flatMap((i) => ordered.slice(i, i + 1))]) {
      const { tickets } = analyze([...EVERY_DAY.slice(0, 65), ...input]);
      expect(tickets.slice(65).map(({ key, hours }) => [key, hours])).toEqual([
        ['Z', 5],
        ['B', 2],
        ['BA', 3],
        ['C', 1],
      ]);
    }
  });
});

describe('the analysis', () => {
  it('counts a ticket in progress on the adoption date on the side of its completion', () => {
    const straddler = doneTicket('S', '2025-08-22T15:00:00Z', '2025-08-25T10:00:00Z');
    const { tickets, provenance } = analyze([...EVERY_DAY, straddler]);
    expect(tickets.find(({ key }) => key === 'S')).toMatchObject({ side: 'post', hours: 3 });
    expect(provenance.straddling).toBe(1);
  });

  it('treats a ticket that was never in progress as started at its creation', () => {
    const untracked = doneTicket('S', '2025-08-22T15:00:00Z', '2025-08-25T10:00:00Z', { transitions: [] });
    expect(analyze([...EVERY_DAY, untracked]).provenance.straddling).toBe(1);
  });

  it('treats a ticket that was created in progress as started at its creation', () => {
    const born = doneTicket('S', '2025-08-22T15:00:00Z', '2025-08-26T10:00:00Z', {
      transitions: [
        move('2025-08-25T10:00:00Z', 'indeterminate', 'indeterminate'),
        move('2025-08-26T10:00:00Z', 'indeterminate', 'done'),
      ],
    });
    expect(analyze([...EVERY_DAY, born]).provenance.straddling).toBe(1);
    const begunAfter = doneTicket('S', '2025-08-26T09:00:00Z', '2025-08-26T10:00:00Z', {
      createdAt: '2025-08-01T09:00:00Z',
    });
    expect(analyze([...EVERY_DAY, begunAfter]).provenance.straddling).toBe(0);
  });

  it('does not treat a move between two queues as the start of work', () => {
    const queued = doneTicket('S', '2025-08-25T09:00:00Z', '2025-08-25T12:00:00Z', {
      createdAt: '2025-08-20T09:00:00Z',
      transitions: [
        move('2025-08-22T09:00:00Z', 'new', 'new'),
        move('2025-08-25T09:00:00Z', 'new', 'indeterminate'),
        move('2025-08-25T12:00:00Z', 'indeterminate', 'done'),
      ],
    });
    expect(analyze([...EVERY_DAY, queued]).provenance.straddling).toBe(0);
  });

  it('separates the sides at local midnight', () => {
    const lastBefore = doneTicket('L', '2025-08-25T03:00:00Z', '2025-08-25T03:59:59Z');
    const firstAfter = doneTicket('F', '2025-08-25T03:00:00Z', '2025-08-25T04:00:00Z');
    const { tickets } = analyze([...EVERY_DAY, lastBefore, firstAfter], { timeZone: 'America/New_York' });
    expect(tickets.find(({ key }) => key === 'L')).toMatchObject({ side: 'pre', completed_on: '2025-08-24' });
    expect(tickets.find(({ key }) => key === 'F')).toMatchObject({ side: 'post', completed_on: '2025-08-25' });
  });

  it('an open ticket counts at the end of the window in which it was created', () => {
    const { summary_metrics: summary } = analyze([
      ...EVERY_DAY,
      openTicket('O1', '2025-08-20T10:00:00Z'),
      openTicket('O2', '2025-09-20T10:00:00Z'),
      openTicket('O3', '2025-09-21T10:00:00Z', { category: 'indeterminate' }),
      openTicket('O4', '2025-05-25T23:59:59Z'),
      openTicket('O5', 'when?'),
      doneTicket('LATE', '2025-08-22T09:00:00Z', '2025-08-25T12:00:00Z'),
    ]);
    expect(summary.pre_claude).toMatchObject({ total_tasks: 67, completed_tasks: 65 });
    expect(summary.pre_claude.completion_rate).toBeCloseTo((65 / 67) * 100, 10);
    expect(summary.post_claude).toMatchObject({ total_tasks: 68, completed_tasks: 66 });
  });
});

describe('nothing to measure', () => {
  it('is reported with the number of tickets found and the reasons why they do not count', () => {
    const tickets = [openTicket('O', '2025-08-20T10:00:00Z'), ticketOn(-200, 3), ticketOn(1, 0.5)];
    expect(() => analyze(tickets)).toThrow(NothingToMeasureError);
    try {
      analyze(tickets);
    } catch (error) {
      expect(error).toMatchObject({
        name: 'NothingToMeasureError',
        funnel: { found: 3, out_of_scope: 1, unfinished: 1, too_short: 1, analysed: 0 },
        measure: 'elapsed',
      });
    }
  });

  it('is also reported if the project has no ticket', () => {
    expect(() => analyze([])).toThrow(NothingToMeasureError);
  });

  it('is reported with a count for each reason', () => {
    const tickets = [
      doneTicket('U', '?', '2025-09-01T12:00:00Z', { transitions: [move('?', 'new', 'done')] }),
      doneTicket('L', '2025-09-01T09:00:00Z', '2025-11-03T10:00:00Z'),
    ];
    expect(() => analyze(tickets)).toThrow(
      expect.objectContaining({ funnel: expect.objectContaining({ found: 2, no_active_time: 1, too_long: 1 }) }),
    );
  });
});

describe('the options', () => {
  it.each([
    [{ adoptionDate: '2025-02-30' }, 'adoptionDate must be a day like 2025-08-25.'],
    [{ asOf: 'now' }, 'asOf must be an ISO 8601 instant.'],
    [{ weeksPerSide: 0 }, 'weeksPerSide must be a whole number of at least 1.'],
    [{ baselineWeeks: 1.5 }, 'baselineWeeks must be a whole number of at least 1.'],
    [{ outOfScope: -1 }, 'outOfScope must be a whole number of at least 0.'],
    [{ unreadable: -1 }, 'unreadable must be a whole number of at least 0.'],
    [{ engineerAnnualCost: -1 }, 'engineerAnnualCost must be a number of at least 0.'],
    [{ engineerAnnualCost: NaN }, 'engineerAnnualCost must be a number of at least 0.'],
    [{ timeZone: 'Mars/Olympus' }, /time zone/i],
  ])('are refused: %j', (over, message) => {
    expect(() => analyze(EVERY_DAY, over)).toThrow(RangeError);
    expect(() => analyze(EVERY_DAY, over)).toThrow(message);
  });

  it('may contain a cost of 0, because no figure is divided by the cost', () => {
    expect(analyze(EVERY_DAY, { engineerAnnualCost: 0 }).summary_metrics.improvements).toEqual({
      time_savings_percent: 25,
      cost_savings_per_task: 0,
      cost_savings_percent: null,
      annual_savings_estimate: 0,
    });
  });
});
