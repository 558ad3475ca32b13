import { describe, expect, it } from 'vitest';
import { estimated } from '../../test/estimated.ts';
import { evidenceFrom, evidenceIn, simulated } from '../../test/simulated.ts';
import type { Scenario } from '../../test/simulateTickets.ts';
import { openTicket, ticketOn } from '../../test/tickets.ts';
import type { Ticket } from '../index.ts';

const OLD = { createdAt: '2024-01-01T00:00:00Z' };
/** `count` tickets of 2 to 6 hours, spread over the 13 weeks before adoption or after it. */
const spread = (side: 'pre' | 'post', count: number, over: Partial<Ticket> = {}) =>
  Array.from({ length: count }, (_, index) =>
    ticketOn(side === 'pre' ? -7 * (1 + (index % 13)) : 7 * (index % 13), 2 + (index % 5), {
      key: `${side}-${index}`,
      ...over,
    }),
  );

describe('evidenceOf', () => {
  it('finds a saving, and reports the data that the result is based on', () => {
    const evidence = estimated(evidenceIn({ effect: 0.4 }));
    expect(evidence).toMatchObject({
      verdict: 'faster',
      grade: 'B',
      method: 'trend-adjusted',
      tickets: { pre: 585, post: 195 },
      weeks: { pre: 39, post: 13 },
      placebo: { tried: 19 },
      leftOut: { clickedThrough: { pre: 0, post: 0 }, tooOld: { pre: 0, post: 0 }, bulkWeeks: [], firstWeeks: 0 },
      measuredHours: { pre: { tickets: 195 }, post: { tickets: 195 } },
    });
    expect(evidence.effectPercent).toBeCloseTo(40, -1);
    expect(evidence.intervalPercent[0]).toBeGreaterThan(0);
    expect(evidence.breakdown?.driftPercent).toBeCloseTo(evidence.intervalPercent[0], 10);
    expect(evidence.breakdown?.largestBeforePercent).toBeGreaterThan(0);
    expect(evidence.headlinePercent).toBeGreaterThan(evidence.intervalPercent[0]);
    expect(evidence.headlinePercent).toBeLessThan(evidence.effectPercent);
    expect(evidence.detectablePercent).toBeCloseTo(21.3, 1);
    expect(evidence.weeksToDetect).toEqual({ percent20: null, percent30: 0 });
    expect(evidence.placebo?.dates).toHaveLength(19);
    expect(evidence.placebo?.dates?.at(-1)?.date).toBe('2025-06-30');
    expect(evidence.estimates.map(({ method }) => method)).toEqual(['level', 'trend-adjusted']);
    expect(evidence.estimates[1]).toEqual({
      method: 'trend-adjusted',
      effectPercent: evidence.effectPercent,
      intervalPercent: evidence.intervalPercent,
    });
    expect(evidence.estimates[0]?.effectPercent).toBeCloseTo(40, -1);
    expect(evidence.cliffsDelta).toBeGreaterThan(0.3);
    expect(evidence.mannWhitneyP).toBeLessThan(1e-6);
    expect(Math.abs(evidence.preTrendPercentPerWeek ?? 9)).toBeLessThan(1);
    expect(evidence.gradeReasons).toEqual([{ kind: 'no-control' }]);
  });

  it('finds a loss', () => {
    const evidence = estimated(evidenceIn({ effect: -0.6 }));
    expect(evidence).toMatchObject({ verdict: 'slower', grade: 'B' });
    expect(evidence.intervalPercent[1]).toBeLessThan(0);
    expect(evidence.headlinePercent).toBeGreaterThan(evidence.effectPercent);
    expect(evidence.headlinePercent).toBeLessThan(0);
    expect(evidence.cliffsDelta).toBeLessThan(0);
  });

  it('finds no effect if the hours only follow a trend, and reports the trend', () => {
    const evidence = evidenceIn({ trend: -0.02 });
    expect(evidence).toMatchObject({ verdict: 'no-detectable-change' });
    expect(evidence.estimates[0]?.intervalPercent?.[0]).toBeGreaterThan(0);
    expect(evidence.preTrendPercentPerWeek).toBeCloseTo(-2, 0);
    expect(evidence.gradeReasons).toContainEqual({
      kind: 'steep-trend',
      percentPerWeek: evidence.preTrendPercentPerWeek,
    });
  });

  it('estimates the earlier trend only from weeks before adoption', () => {
    const trend = ({ effect }: Pick<Scenario, 'effect'>) => evidenceIn({ effect, trend: -0.01 }).preTrendPercentPerWeek;
    expect(trend({ effect: 0.6 })).toBeCloseTo(trend({ effect: 0 }) ?? NaN, 9);
  });

  it('adds up the measured hours of the windows, and counts each ticket with at least 6 minutes and at most 400 hours', () => {
    const { measuredHours: hours } = evidenceFrom([
      ...spread('pre', 30),
      ticketOn(-7, 0.01, { key: 'click' }),
      ticketOn(-7 * 20, 5, { key: 'outside the window', ...OLD }),
      ...spread('post', 30),
      ticketOn(1, 4, {
        key: 'forgotten',
        transitions: [
          { at: '2024-01-01T00:00:00Z', from: 'new', to: 'indeterminate' },
          { at: '2025-09-02T12:00:00Z', from: 'indeterminate', to: 'done' },
        ],
      }),
    ]);
    expect(hours).toEqual({ pre: { tickets: 31, hours: expect.closeTo(120.1, 9) }, post: { tickets: 31, hours: 520 } });
  });

  it('compares the throughput of the two windows, not of the whole baseline', () => {
    const weekly = (from: number, to: number, tickets: number, hours: number) =>
      Array.from({ length: (to - from) * tickets }, (_, index) =>
        ticketOn(7 * (from + (index % (to - from))) + (index % 5), hours + (index % 4), { key: `${from}-${index}` }),
      );
    const faster = (post: number) =>
      evidenceFrom([...weekly(-39, -13, 20, 4), ...weekly(-13, 0, 5, 4), ...weekly(0, 13, post, 2)]);
    expect(faster(5)).toMatchObject({ verdict: 'faster' });
    expect(faster(5).gradeReasons.map(({ kind }) => kind)).not.toContain('throughput');
    expect([faster(5), faster(4)].map(({ guardrails }) => guardrails.throughputPerWeek.change)).toEqual([
      'not-clear',
      'fell',
    ]);
    expect(faster(4).gradeReasons).toContainEqual({ kind: 'throughput', change: 'fewer' });
  });

  it('estimates nothing from fewer than 8 full weeks', () => {
    const evidence = evidenceIn({ postWeeks: 7, effect: 0.5 });
    expect(evidence).toMatchObject({
      kind: 'too-little-data',
      grade: 'D',
      estimates: [
        { method: 'level', effectPercent: null, intervalPercent: null },
        { method: 'trend-adjusted', effectPercent: null, intervalPercent: null },
      ],
      preTrendPercentPerWeek: null,
      placebo: null,
      breakdown: null,
      weeks: { pre: 39, post: 7 },
    });
    expect(evidence.gradeReasons).toEqual([{ kind: 'few-post-weeks', weeks: 7, needed: 8 }]);
    expect(evidence.cliffsDelta).toBeGreaterThan(0);
    expect(evidence.guardrails.bugShare.change).toBeNull();
    expect(evidenceIn({ postWeeks: 8 }).kind).toBe('estimated');
  });

  it('estimates nothing if there are fewer than 30 tickets before or after adoption', () => {
    const tickets = [...spread('pre', 60, OLD), ...spread('post', 29)];
    expect(evidenceFrom(tickets)).toMatchObject({ kind: 'too-little-data', tickets: { pre: 60, post: 29 } });
    expect(evidenceFrom([...tickets, ticketOn(3, 4)]).kind).toBe('estimated');
    expect(evidenceFrom([...tickets, ticketOn(3, 0.05)]).kind).toBe('too-little-data');
  });

  it('makes no claim if the measure is elapsed time, but shows the observed change', () => {
    const waiting = (tickets: readonly Ticket[]) =>
      tickets.map(({ transitions, ...ticket }) => ({
        ...ticket,
        resolvedAt: transitions.at(-1)?.at ?? null,
        transitions: [],
      }));
    const evidence = evidenceFrom(waiting(simulated({ effect: 0.6 })));
    expect(evidence).toMatchObject({
      kind: 'too-little-data',
      grade: 'D',
      gradeReasons: [{ kind: 'elapsed-times' }],
      placebo: null,
    });
    expect(evidence.estimates[1]?.intervalPercent?.[0]).toBeGreaterThan(0);
    expect(evidence.estimates[0]?.effectPercent).toBeGreaterThan(0);
    const short = evidenceFrom(waiting(simulated({})), { asOf: '2025-09-20T00:00:00Z' });
    expect(short.gradeReasons).toHaveLength(2);
    expect(short.estimates.map(({ effectPercent: effect }) => effect)).toEqual([null, null]);
  });

  it('computes the guardrails over both windows', () => {
    const evidence = evidenceFrom([
      ...spread('pre', 60, OLD),
      ...spread('post', 30, { isBug: true }),
      ticketOn(-7 * 20, 3, { isBug: true, ...OLD }),
    ]);
    expect(evidence.guardrails).toEqual({
      reopenRate: { pre: 0, post: 0, change: 'not-clear' },
      bugShare: { pre: 0, post: 1, change: 'rose' },
      throughputPerWeek: { pre: (60 / 91) * 7, post: (30 / 91) * 7, change: 'fell' },
    });
    expect(evidence.gradeReasons).toContainEqual({ kind: 'throughput', change: 'fewer' });
  });

  it('loses a grade if more bugs are created while tickets get faster', () => {
    const bugsFrom = (weekly: (week: number) => number) =>
      Array.from({ length: 52 }, (_, index) => index - 39).flatMap((week) =>
        Array.from({ length: weekly(week) }, (_, bug) =>
          openTicket(`BUG-${week}-${bug}`, new Date(Date.UTC(2025, 7, 25, 9) + week * 604_800_000).toISOString(), {
            isBug: true,
          }),
        ),
      );
    const withBugs = (weekly: (week: number) => number) =>
      evidenceFrom([...simulated({ effect: 0.4 }), ...bugsFrom(weekly)]);
    const [same, more] = [withBugs(() => 8), withBugs((week) => (week < 0 ? 8 : 24))];
    expect(same).toMatchObject({ verdict: 'faster', grade: 'B', gradeReasons: [{ kind: 'no-control' }] });
    expect(more).toMatchObject({
      verdict: 'faster',
      grade: 'C',
      gradeReasons: [{ kind: 'bugs-created', change: 'more' }, { kind: 'no-control' }],
    });
  });
});
