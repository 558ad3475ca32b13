import { describe, expect, it } from 'vitest';
import { analyze, EVERY_DAY } from '../test/everyDay.ts';
import { doneTicket, move, openTicket, ticketOn } from '../test/tickets.ts';
import { MIN_AVERAGED_HOURS, type Ticket } from './index.ts';

describe('the funnel', () => {
  it('counts every ticket once', () => {
    const { funnel } = analyze(
      [
        ...EVERY_DAY,
        openTicket('OPEN', '2025-08-20T10:00:00Z'),
        ticketOn(-98, 8, { key: 'EARLIER' }),
        ticketOn(91, 8, { key: 'LATER' }),
        openTicket('UNDATED', '2025-08-20T10:00:00Z', { category: 'done' }),
        doneTicket('UNTRACKED', '2025-09-01T09:00:00Z', '2025-09-01T12:00:00Z', { transitions: [] }),
        ticketOn(1, MIN_AVERAGED_HOURS - 0.01, { key: 'SHORT' }),
        ticketOn(1, MIN_AVERAGED_HOURS, { key: 'AVERAGED' }),
        doneTicket('LONG', '2025-09-01T09:00:00Z', '2025-11-03T09:00:00Z'),
      ],
      { outOfScope: 5, asOf: '2025-12-24T00:00:00Z' },
    ).provenance;
    expect(funnel).toEqual({
      found: 143,
      out_of_scope: 8,
      unfinished: 1,
      no_active_time: 1,
      too_short: 1,
      too_long: 1,
      analysed: 131,
    });
  });

  it('lists unreadable tickets only if there are any', () => {
    const tickets = [ticketOn(-1, 8), ticketOn(1, 8)];
    expect(analyze(tickets, { unreadable: 2 }).provenance.funnel).toMatchObject({ found: 4, unreadable: 2 });
    expect(analyze(tickets).provenance.funnel).not.toHaveProperty('unreadable');
  });
});

describe('tickets of a window', () => {
  const period = { total_tasks: 65, completed_tasks: 65, completion_rate: 100 };
  const reopened = (created: string, again: string, last: string) =>
    doneTicket('AGAIN', created, last, {
      transitions: [
        move(created, 'new', 'indeterminate'),
        move(created.replace('T09', 'T13'), 'indeterminate', 'done'),
        move(again, 'done', 'indeterminate'),
        move(last, 'indeterminate', 'done'),
      ],
    });

  it('are the tickets completed in the window, and the tickets created in it and still open at its end', () => {
    const late = doneTicket('LATE', '2025-08-22T09:00:00Z', '2025-08-26T10:00:00Z');
    const { pre_claude: pre, post_claude: post } = analyze([...EVERY_DAY, late]).summary_metrics;
    expect(pre).toMatchObject({ total_tasks: 66, completed_tasks: 65 });
    expect(post).toMatchObject({ total_tasks: 66, completed_tasks: 66 });
  });

  it('do not include tickets that were done at the end of the window and reopened later', () => {
    const inTheOther = reopened('2025-07-14T09:00:00Z', '2025-10-06T09:00:00Z', '2025-10-06T14:00:00Z');
    const { pre_claude: pre, post_claude: post } = analyze([...EVERY_DAY, inTheOther]).summary_metrics;
    expect(pre).toMatchObject(period);
    expect(post).toMatchObject({ total_tasks: 66, completed_tasks: 66 });
    const afterBoth = reopened('2025-09-15T09:00:00Z', '2026-01-05T09:00:00Z', '2026-01-05T14:00:00Z');
    const later = analyze([...EVERY_DAY, afterBoth], { asOf: '2026-02-02T00:00:00Z' }).summary_metrics;
    expect(later.post_claude).toMatchObject(period);
  });

  it('do not include tickets that were created as done and reopened after the end of the window', () => {
    const born = openTicket('BORN', '2025-08-20T09:00:00Z', {
      category: 'indeterminate',
      transitions: [move('2025-09-01T09:00:00Z', 'done', 'indeterminate')],
    });
    expect(analyze([...EVERY_DAY, born]).summary_metrics.pre_claude).toMatchObject(period);
  });
});

describe('windows and rows', () => {
  it('the post period ends at the moment of the report, and the rows leave out the unfinished week', () => {
    const {
      summary_metrics: summary,
      time_series_data: series,
      provenance,
    } = analyze(EVERY_DAY, {
      asOf: '2025-09-10T12:00:00Z',
    });
    expect(provenance.windows.post).toEqual({ from: '2025-08-25', to: '2025-09-10', days: 17 });
    expect(summary.post_claude).toMatchObject({ total_days: 17, completed_tasks: 12 });
    expect(series.time_savings.filter(({ Period }) => Period === 'Post-Claude')).toEqual([
      { Week_Start: '2025-08-25', Period: 'Post-Claude', Task_Count: 5, Avg_Hours_Per_Task: 6 },
      { Week_Start: '2025-09-01', Period: 'Post-Claude', Task_Count: 5, Avg_Hours_Per_Task: 6 },
    ]);
  });

  it('whole days are counted if the report is made at midnight', () => {
    expect(analyze(EVERY_DAY, { asOf: '2025-09-08T00:00:00Z' }).provenance.windows.post.days).toBe(14);
  });

  it('the post period is empty on the day before adoption', () => {
    const { summary_metrics: summary, provenance, evidence } = analyze(EVERY_DAY, { asOf: '2025-08-24T12:00:00Z' });
    expect(provenance.windows.post).toEqual({ from: '2025-08-25', to: '2025-08-25', days: 0 });
    expect(provenance.measure).toBe('active');
    expect(summary.post_claude).toEqual({
      total_tasks: 0,
      completed_tasks: 0,
      completion_rate: null,
      avg_days_per_task: null,
      avg_hours_per_task: null,
      avg_cost_per_task: null,
      total_cost: null,
      total_days: 0,
    });
    expect(summary.improvements).toEqual({
      time_savings_percent: null,
      cost_savings_per_task: null,
      cost_savings_percent: null,
      annual_savings_estimate: null,
    });
    expect(evidence.kind).toBe('too-little-data');
  });

  it('the pre period ends with the day of the report if adoption is in the future', () => {
    const { provenance, time_series_data: series } = analyze(EVERY_DAY, { asOf: '2025-08-13T12:00:00Z' });
    expect(provenance.windows).toEqual({
      pre: { from: '2025-05-26', to: '2025-08-13', days: 80 },
      post: { from: '2025-08-25', to: '2025-08-25', days: 0 },
    });
    // The unfinished week has no row.
    expect(series.time_savings.at(-1)).toMatchObject({ Week_Start: '2025-08-04', Period: 'Pre-Claude', Task_Count: 5 });
    expect(series.time_savings).toHaveLength(11);
  });

  it('the day of the report is right even if the clocks change on that day', () => {
    // Berlin, 2025-10-26: clocks go back from 03:00 to 02:00, so 22:30 UTC is 23:30. With an offset one hour larger it
    // would be the next day.
    const late = doneTicket('LATE', '2025-10-24T08:00:00Z', '2025-10-26T22:30:00Z');
    const { tickets, provenance } = analyze([...EVERY_DAY, late], {
      timeZone: 'Europe/Berlin',
      asOf: '2025-10-27T00:00:00Z',
    });
    expect(tickets.at(-1)).toMatchObject({ key: 'LATE', completed_on: '2025-10-26' });
    expect(provenance.windows.post.to).toBe('2025-10-27');
  });

  it('the rows start at the first baseline week that has a ticket, and include later weeks that have none', () => {
    const rows = analyze([...EVERY_DAY, ticketOn(-20 * 7 + 2, 4)]).time_series_data.time_savings;
    expect(rows).toHaveLength(33);
    expect(rows[0]).toEqual({ Week_Start: '2025-04-07', Period: 'Pre-Claude', Task_Count: 1, Avg_Hours_Per_Task: 4 });
    expect(rows[1]).toEqual({
      Week_Start: '2025-04-14',
      Period: 'Pre-Claude',
      Task_Count: 0,
      Avg_Hours_Per_Task: null,
    });
    expect(rows.at(-1)).toMatchObject({ Week_Start: '2025-11-17', Period: 'Post-Claude', Task_Count: 5 });
  });

  it('the rows start no earlier than the baseline, and cover at least the window', () => {
    expect(
      analyze([...EVERY_DAY, ticketOn(-40 * 7, 4), ticketOn(-39 * 7, 4)]).time_series_data.time_savings,
    ).toHaveLength(52);
    expect(analyze([...EVERY_DAY, ticketOn(-40 * 7, 4)]).time_series_data.time_savings).toHaveLength(26);
    expect(analyze(EVERY_DAY.slice(40)).time_series_data.time_savings).toHaveLength(26);
    const short = { baselineWeeks: 2, weeksPerSide: 4, asOf: '2025-09-22T00:00:00Z' };
    expect(analyze(EVERY_DAY, short).time_series_data.time_savings).toHaveLength(8);
  });

  it('windows of another length are accepted', () => {
    const { provenance, summary_metrics: summary } = analyze(EVERY_DAY, { weeksPerSide: 4 });
    expect(provenance.windows.pre).toEqual({ from: '2025-07-28', to: '2025-08-24', days: 28 });
    expect(summary.post_claude.total_tasks).toBe(20);
  });
});

describe('the measure', () => {
  const untracked = (ticket: Ticket): Ticket => ({ ...ticket, transitions: [] });

  it('is elapsed time on both sides if one side has fewer than 10 tickets with active time', () => {
    const tickets = EVERY_DAY.map((ticket, index) => (index < 65 && index >= 9 ? untracked(ticket) : ticket));
    const { provenance, summary_metrics: summary, evidence } = analyze(tickets);
    expect(provenance.measure).toBe('elapsed');
    expect(provenance.funnel.no_active_time).toBe(0);
    // The oldest of the 65 tickets was created a week before its work began.
    expect(summary.pre_claude.avg_hours_per_task).toBeCloseTo((64 * 8 + 40) / 65, 12);
    expect(evidence.grade).toBe('D');
  });

  it('is elapsed time if less than 30 % of the tickets on a side have active time', () => {
    const withActive = (count: number) =>
      analyze(EVERY_DAY.map((ticket, index) => (index < 65 && index >= count ? untracked(ticket) : ticket))).provenance
        .measure;
    expect(withActive(19)).toBe('elapsed');
    expect(withActive(20)).toBe('active');
    const ofForty = EVERY_DAY.slice(0, 40).map((ticket, index) => (index < 12 ? ticket : untracked(ticket)));
    expect(analyze([...ofForty, ...EVERY_DAY.slice(65)]).provenance.measure).toBe('active');
  });

  it('leaves a ticket out of the evidence if it was closed at the moment of its creation', () => {
    const { evidence } = analyze([
      ...EVERY_DAY.map(untracked),
      doneTicket('CLICK', '2025-09-01T09:00:00Z', '2025-09-01T09:00:00Z', { transitions: [] }),
    ]);
    expect(evidence.tickets).toEqual({ pre: 65, post: 65 });
    expect(evidence.leftOut?.clickedThrough).toEqual({ pre: 0, post: 0 });
  });

  it('is active time only if each side has 10 completed tickets', () => {
    const few = (count: number) => analyze([...EVERY_DAY.slice(0, count), ...EVERY_DAY.slice(65)]).provenance.measure;
    expect(few(9)).toBe('elapsed');
    const { gradeReasons: reasons } = analyze(EVERY_DAY.slice(56)).evidence;
    expect(reasons).toEqual([
      { kind: 'few-tickets', side: 'pre', tickets: 0, needed: 30 },
      { kind: 'first-weeks', weeks: 2 },
      { kind: 'few-completed', side: 'pre', tickets: 9, needed: 10 },
    ]);
    expect(few(10)).toBe('active');
  });

  it('counts a ticket as too short if its elapsed time is zero, and as not measured if that time is unknown', () => {
    const { provenance } = analyze([
      ...EVERY_DAY.map(untracked),
      doneTicket('SUNDAY', '2025-08-31T09:00:00Z', '2025-08-31T12:00:00Z', { transitions: [] }),
      doneTicket('UNDATED', '?', '2025-09-01T12:00:00Z', { transitions: [] }),
    ]);
    expect(provenance.funnel).toMatchObject({ too_short: 1, no_active_time: 1, analysed: 130 });
  });
});
