import * as fc from 'fast-check';
import type { StatusCategory, Ticket } from '../src/index.ts';

const CATEGORIES: readonly StatusCategory[] = ['new', 'indeterminate', 'done'];

/** Instants around the adoption date, before every window and after the report, and some invalid instants. */
const instant = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .integer({ min: Date.UTC(2024, 9, 1), max: Date.UTC(2026, 0, 1) })
      .map((at) => new Date(at).toISOString()),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'yesterday',
      '2025-02-30T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59+1400',
    ),
  },
);
const category = fc.constantFrom(...CATEGORIES);
const transition = fc.record({ at: instant, from: category, to: category });

/** A ticket with anything a tracker could send, in any order, with any gap. */
export const oddTicket: fc.Arbitrary<Ticket> = fc.record(
  {
    key: fc.stringMatching(/^[A-Z]{1,3}-[0-9]{1,3}$/),
    createdAt: instant,
    resolvedAt: fc.option(instant),
    category,
    transitions: fc.array(transition, { maxLength: 6 }),
    isBug: fc.boolean(),
    type: fc.constantFrom('1', '10001'),
    resolution: fc.constantFrom(null, 'Done', 'Fixed', 'Won’t Do', 'Duplicate'),
    loggedHours: fc.constantFrom(0, 0.02, 7.5, 41, 1e9, -1, NaN, Infinity),
    size: fc.constantFrom(0, 0.5, 1, 3, 8, 1e9, -1, NaN, Infinity),
  },
  { requiredKeys: ['key', 'createdAt', 'resolvedAt', 'category', 'transitions'] },
);

/** A regular ticket: started, worked on for some hours, done. */
const soundTicket: fc.Arbitrary<Ticket> = fc
  .tuple(
    fc.integer({ min: 0, max: 99_999 }),
    fc.integer({ min: Date.UTC(2025, 4, 1), max: Date.UTC(2025, 10, 20) }),
    fc.integer({ min: 1, max: 400 }),
    fc.boolean(),
    fc.option(fc.constantFrom('Done', 'Duplicate')),
  )
  .map(([number, start, quarters, isBug, resolution]) => {
    const begun = new Date(start).toISOString();
    const done = new Date(start + quarters * 900_000).toISOString();
    return {
      key: `S-${number}`,
      createdAt: begun,
      resolvedAt: done,
      category: 'done',
      transitions: [
        { at: begun, from: 'new', to: 'indeterminate' },
        { at: done, from: 'indeterminate', to: 'done' },
      ],
      isBug,
      resolution,
    };
  });

/** Up to 120 tickets, each of them odd or sound. */
export const anyTickets = fc.array(fc.oneof(oddTicket, soundTicket), { maxLength: 120 });

const manySound = fc.array(soundTicket, { minLength: 60, maxLength: 200 });
const withLoggedHours = (tickets: readonly Ticket[]) =>
  tickets.map((ticket, index) => ({ ...ticket, loggedHours: ((index % 97) + 1) / 2 }));

/** 60 to 200 sound tickets. Either all of them have logged hours, or none has. */
export const soundTickets = fc.oneof(manySound, manySound.map(withLoggedHours));
