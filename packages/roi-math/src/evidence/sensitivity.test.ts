import { describe, expect, it } from 'vitest';
import { estimated } from '../../test/estimated.ts';
import { evidenceFrom, simulated } from '../../test/simulated.ts';
import { ticketOn } from '../../test/tickets.ts';
import type { Ticket, Transition } from '../index.ts';

const OLD = { createdAt: '2024-01-01T00:00:00Z' };

describe('the evidence', () => {
  const tickets = simulated({ effect: 0.4 });
  const sound = estimated(evidenceFrom(tickets));

  it('does not change with the mix of types', () => {
    // Bugs take less time than other tickets, and there are more bugs after adoption.
    const isBug = (index: number) => index % 20 < (index < 585 ? 5 : 9);
    const mixed = simulated({}).map((ticket, index) =>
      isBug(index) ? asBug(ticket) : Object.assign(ticket, { type: 'task' }),
    );
    const { verdict, gradeReasons: reasons } = estimated(evidenceFrom(mixed));
    expect(verdict).toBe('no-detectable-change');
    expect(reasons.at(-1)).toMatchObject({ kind: 'type-mix-adjusted' });
    expect(evidenceFrom(mixed.map((ticket) => Object.assign(ticket, { type: 'any' })))).toMatchObject({
      verdict: 'faster',
    });
  });

  it('does not change if a ticket was clicked through, except for the count of such tickets', () => {
    const click = ticketOn(7 * 4 + 2, 0.05, { key: 'click' });
    const evidence = evidenceFrom([...tickets, click]);
    expect(evidence).toEqual({
      ...sound,
      cliffsDelta: expect.any(Number),
      mannWhitneyP: expect.any(Number),
      guardrails: expect.anything(),
      measuredHours: { ...sound.measuredHours, post: expect.objectContaining({ tickets: 196 }) },
      leftOut: { ...sound.leftOut, clickedThrough: { pre: 0, post: 1 } },
    });
    const many = Array.from({ length: 60 }, (_, index) => ({ ...click, key: `click-${index}` }));
    expect(evidenceFrom([...tickets, ...many]).gradeReasons[0]).toMatchObject({ kind: 'clicked-share', pre: 0 });
    expect(evidenceFrom([...tickets, ...many])).toMatchObject({ intervalPercent: sound.intervalPercent });
  });

  it('treats a bulk week like a week without tickets', () => {
    const bulk = Array.from({ length: 70 }, (_, index) => ticketOn(-7 * 20 + 1, 7, { key: `bulk-${index}`, ...OLD }));
    const inWeek = ({ transitions }: Ticket) => {
      const day = (Date.parse(transitions.at(-1)?.at ?? '') - Date.UTC(2025, 7, 25)) / 86_400_000;
      return day >= -140 && day < -133;
    };
    const [swept, missing] = [
      estimated(evidenceFrom([...tickets, ...bulk])),
      estimated(evidenceFrom(tickets.filter((ticket) => !inWeek(ticket)))),
    ];
    expect(swept.leftOut?.bulkWeeks).toEqual([{ weekStart: '2025-04-07', tickets: 85 }]);
    expect(swept.intervalPercent).toEqual(missing.intervalPercent);
    expect(swept.tickets).toEqual({ pre: 570, post: 195 });
  });

  it('includes a doubt about a time zone in which the team does not work', () => {
    const shifted = evidenceFrom(tickets, { timeZone: 'Asia/Tokyo' });
    expect(shifted.gradeReasons).toContainEqual({
      kind: 'other-hours',
      share: 1,
      from: '09:00',
      to: '17:00',
      timeZone: 'Asia/Tokyo',
      better: { offsetHours: -9, share: 0 },
    });
    expect(sound.gradeReasons.map(({ kind }) => kind)).not.toContain('other-hours');
  });

  it('includes a doubt about work that began long before adoption', () => {
    const straddling = tickets.map((ticket, index) => (index >= 585 && index % 3 === 0 ? begunBefore(ticket) : ticket));
    expect(evidenceFrom(straddling).gradeReasons[0]).toEqual({
      kind: 'straddling',
      share: expect.closeTo(0.33, 1),
    });
  });
});

/** The ticket as a bug whose work began later, after four fifths of the time. */
function asBug(ticket: Ticket): Ticket {
  const [start, end] = ticket.transitions;
  if (start === undefined || end === undefined) throw new Error('a simulated ticket has two transitions');
  const [from, to] = [Date.parse(start.at), Date.parse(end.at)];
  const later = { ...start, at: new Date(to - (to - from) / 5).toISOString() };
  return { ...ticket, type: 'bug', transitions: [later, end] };
}

/** The ticket with a minute of work on the last working day before adoption, and its usual work later. */
function begunBefore(ticket: Ticket): Ticket {
  const begun: Transition[] = [
    { at: '2025-08-22T16:59:00Z', from: 'new', to: 'indeterminate' },
    { at: '2025-08-22T17:00:00Z', from: 'indeterminate', to: 'new' },
  ];
  return { ...ticket, transitions: [...begun, ...ticket.transitions] };
}
