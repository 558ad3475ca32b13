import { describe, expect, it } from 'vitest';
import { analyze, EVERY_DAY } from '../test/everyDay.ts';
import { openTicket, ticketOn } from '../test/tickets.ts';
import type { Ticket } from './index.ts';

describe('tickets with the same key', () => {
  const one = ticketOn(1, 4, { key: 'SAME' });

  it('count as one ticket, and the funnel counts the rest as duplicates', () => {
    const once = analyze([...EVERY_DAY, one]);
    const thrice = analyze([one, ...EVERY_DAY, { ...one }, { ...one }]);
    expect(thrice.provenance.funnel).toEqual({ ...once.provenance.funnel, found: 133, repeated: 2 });
    expect({ ...thrice, provenance: once.provenance }).toEqual(once);
    expect(once.provenance.funnel).not.toHaveProperty('repeated');
  });

  it.each<[string, Partial<Ticket>]>([
    ['creation', { createdAt: '2025-08-01T00:00:00Z' }],
    ['category', { category: 'new' }],
    ['resolution', { resolution: 'Duplicate' }],
    ['kind', { isBug: true }],
    ['moves', { transitions: [] }],
  ])('are reduced to the same ticket in any order if they differ in %s', (_, over) => {
    const other = { ...one, ...over };
    expect(analyze([...EVERY_DAY, other, one])).toEqual(analyze([...EVERY_DAY, one, other]));
    expect(analyze([...EVERY_DAY, other])).not.toEqual(analyze([...EVERY_DAY, one]));
  });

  it('are represented by the ticket that was created first', () => {
    const earlier = ticketOn(1, 2, { key: 'SAME', createdAt: '2025-08-01T00:00:00Z' });
    const { funnel: _, ...kept } = analyze([...EVERY_DAY, one, earlier]).provenance;
    const { funnel: __, ...alone } = analyze([...EVERY_DAY, earlier]).provenance;
    expect(kept).toEqual(alone);
    expect(analyze([...EVERY_DAY, one, earlier]).tickets).toContainEqual(
      expect.objectContaining({ key: 'SAME', hours: 2 }),
    );
  });
});

describe('tickets that were closed without work', () => {
  const notBuilt = (ticket: Ticket, resolution = "Won't Do") => ({ ...ticket, resolution });

  it('are counted in the funnel and listed, but change no other figure', () => {
    const without = analyze(EVERY_DAY);
    const withThem = analyze([
      ...EVERY_DAY,
      notBuilt(ticketOn(-20, 1, { key: 'A' })),
      notBuilt(ticketOn(1, 7, { key: 'B', isBug: true }), 'duplicate'),
      notBuilt(ticketOn(2, 0.5, { key: 'C' }), 'Won’t fix'),
    ]);
    const { funnel } = withThem.provenance;
    expect(funnel).toEqual({ ...without.provenance.funnel, found: 133, not_delivered: 3 });
    expect({ ...withThem, provenance: { ...withThem.provenance, funnel: without.provenance.funnel } }).toEqual({
      ...without,
      tickets: withThem.tickets,
    });
    expect(withThem.tickets.filter(({ outcome }) => outcome === 'not-delivered')).toEqual([
      { key: 'A', side: 'pre', completed_on: '2025-08-05', hours: 1, outcome: 'not-delivered' },
      { key: 'B', side: 'post', completed_on: '2025-08-26', hours: 7, outcome: 'not-delivered' },
      { key: 'C', side: 'post', completed_on: '2025-08-27', hours: 0.5, outcome: 'not-delivered' },
    ]);
    expect(withThem.tickets.filter(({ outcome }) => outcome !== 'not-delivered')).toEqual(without.tickets);
    expect(without.provenance.funnel).not.toHaveProperty('not_delivered');
  });

  it('do not affect the choice of the measure', () => {
    const untimed = Array.from({ length: 300 }, (_, index) =>
      notBuilt(ticketOn(1, 1, { key: `U${index}`, transitions: [] })),
    );
    expect(analyze([...EVERY_DAY, ...untimed]).provenance.measure).toBe('active');
  });

  it('do not count as open tasks before they were closed', () => {
    const closedLater = notBuilt(ticketOn(30, 4, { key: 'LATER', createdAt: '2025-08-20T09:00:00Z' }));
    expect(analyze([...EVERY_DAY, closedLater]).summary_metrics).toEqual(analyze(EVERY_DAY).summary_metrics);
    const built = { ...closedLater, resolution: 'Done' };
    expect(analyze([...EVERY_DAY, built]).summary_metrics.pre_claude.total_tasks).toBe(66);
  });

  it('have a separate count in the funnel, unless they are outside both windows or unfinished', () => {
    const early = notBuilt(ticketOn(-98, 4, { key: 'EARLY' }));
    const open = notBuilt(openTicket('OPEN', '2025-09-01T09:00:00Z'));
    const { funnel } = analyze([...EVERY_DAY, early, open]).provenance;
    expect(funnel).toMatchObject({ out_of_scope: 1, unfinished: 1, analysed: 130 });
    expect(funnel).not.toHaveProperty('not_delivered');
    expect(analyze([...EVERY_DAY, open]).summary_metrics.post_claude.total_tasks).toBe(66);
  });

  it('leave nothing to measure if the project has no other tickets', () => {
    expect(() => analyze([notBuilt(ticketOn(-1, 4)), notBuilt(ticketOn(1, 4))])).toThrow(
      expect.objectContaining({ funnel: expect.objectContaining({ found: 2, not_delivered: 2 }) }),
    );
  });
});
