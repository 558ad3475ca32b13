import { describe, expect, it } from 'vitest';
import { ADOPTION, endOf } from '../../../tools/bench/math/worlds/jobs.ts';
import { simulated } from '../test/simulated.ts';
import { analyzeTickets, type AnalyzeTicketsOptions, type Ticket, workingCalendar } from './index.ts';
import { activeHours } from './measure/ticket/activeHours.ts';
import { parseTicket } from './measure/ticket/parseTicket.ts';
import { ticketTimeline } from './measure/ticket/ticketTimeline.ts';
import { workingClock } from './time/workingClock.ts';

/** Three quarters after adoption. */
const OPTIONS = { adoptionDate: ADOPTION, asOf: endOf(39), timeZone: 'UTC' } as const;
const TICKETS = simulated({ effect: 0.4, postWeeks: 39 });

const analyze = (tickets: readonly Ticket[], over: Partial<AnalyzeTicketsOptions> = {}) =>
  analyzeTickets(tickets, { ...OPTIONS, ...over });

const logging = (hours: (ticket: Ticket, index: number) => number) =>
  TICKETS.map((ticket, index) => ({ ...ticket, loggedHours: hours(ticket, index) }));

const clock = workingClock('UTC', Date.parse(OPTIONS.asOf));

/** Working hours in progress. */
function hoursInProgress(ticket: Ticket): number {
  const timeline = ticketTimeline(parseTicket(ticket), Date.parse(OPTIONS.asOf));
  return activeHours(timeline, timeline.completedAtMs ?? NaN, clock);
}

const withoutHistory = (ticket: Ticket): Ticket => ({
  ...ticket,
  resolvedAt: ticket.transitions.at(-1)?.at ?? null,
  transitions: [],
});

describe('logged hours', () => {
  it('do not change the report if too few tickets have logged hours', () => {
    const some = logging((_, index) => (index % 3 === 0 ? 0 : 4));
    expect(JSON.stringify(analyze(some))).toBe(JSON.stringify(analyze(TICKETS)));
  });

  it('change only the list of possible measures if the report is measured by status times', () => {
    const { provenance, ...figures } = analyze(
      logging(() => 4),
      { measure: 'active' },
    );
    const { provenance: plain, ...plainFigures } = analyze(TICKETS);
    expect(JSON.stringify(figures)).toBe(JSON.stringify(plainFigures));
    expect(provenance).toEqual({ ...plain, measures: ['logged', 'active'] });
  });

  it('give the same figures as status times of the same length, in every quarter', () => {
    const { provenance, ...figures } = analyze(logging(hoursInProgress));
    const { provenance: plain, ...plainFigures } = analyze(TICKETS);
    expect(JSON.stringify(figures)).toBe(JSON.stringify(plainFigures));
    expect(figures.evidence.quarters?.length).toBe(3);
    expect(provenance).toEqual({ ...plain, measure: 'logged', measures: ['logged', 'active'] });
  });

  it('are the basis of all figures', () => {
    const { summary_metrics: summary, tickets } = analyze(logging((ticket) => 2 + hoursInProgress(ticket) / 100));
    expect(tickets.every(({ hours }) => hours !== null && hours > 2 && hours < 3)).toBe(true);
    expect(summary.pre_claude.avg_hours_per_task).toBeCloseTo(2.15, 1);
  });

  it('exclude tickets without logged hours, and the funnel counts such tickets', () => {
    const { provenance, tickets } = analyze(
      logging((ticket, index) => (index % 10 === 0 ? 0 : hoursInProgress(ticket))),
    );
    const without = tickets.filter(({ outcome }) => outcome === 'no-active-time');
    expect(provenance.measure).toBe('logged');
    expect(provenance.funnel.no_active_time).toBe(without.length);
    expect(without.length).toBeGreaterThan(30);
    expect(without.every(({ hours }) => hours === null)).toBe(true);
  });

  it('need no status histories', () => {
    const tickets = logging(hoursInProgress).map(withoutHistory);
    const { provenance, evidence } = analyze(tickets);
    expect(provenance).toMatchObject({ measure: 'logged', measures: ['logged', 'elapsed'] });
    expect(evidence).toMatchObject({ kind: 'estimated', verdict: 'faster' });
  });

  it('raise no doubt about working hours, because logged hours do not depend on the time of day', () => {
    const calendar = workingCalendar({ hours: { from: '13:00', to: '21:00' } });
    const kinds = (tickets: readonly Ticket[]) =>
      analyze(tickets, { calendar }).evidence.gradeReasons.map(({ kind }) => kind);
    expect(kinds(TICKETS)).toContain('other-hours');
    expect(kinds(logging(hoursInProgress))).not.toContain('other-hours');
  });

  it.each([-1, NaN, Infinity])('do not count if the value is %d', (hours) => {
    expect(analyze(logging(() => hours)).provenance).toEqual(analyze(TICKETS).provenance);
  });
});

describe('a few logged minutes', () => {
  const minutes = (share: number) => (ticket: Ticket, index: number) => {
    const isLate = (ticket.transitions.at(-1)?.at ?? '') >= ADOPTION;
    return isLate && index % 10 < share * 10 ? 0.05 : hoursInProgress(ticket);
  };
  const measuredShare = (tickets: readonly Ticket[]) =>
    analyze(tickets).evidence.gradeReasons.find(({ kind }) => kind === 'measured-share');

  it('do not count as a measured time, and raise the doubt that fewer tickets have a measured time', () => {
    expect(measuredShare(logging(minutes(0.3)))).toMatchObject({ kind: 'measured-share', pre: 1 });
    expect(measuredShare(logging(minutes(0)))).toBeUndefined();
  });
});
