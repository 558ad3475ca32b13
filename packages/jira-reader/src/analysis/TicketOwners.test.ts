import { describe, expect, it } from 'vitest';
import { TicketOwners } from './TicketOwners.ts';

/** Ids from `first` on. */
const ids = (first: number, count: number) => Float64Array.from({ length: count }, (_, index) => first + index);

function owners() {
  const known = new TicketOwners<number>();
  known.add('Own', ids(1, 1000));
  return known;
}

describe('tickets that a team shares with an earlier team', () => {
  it.each([
    ['none', ids(1001, 1000), null],
    ['1 %', ids(991, 1000), null],
    ['more than 1 %', ids(990, 1000), { name: 'Own', tickets: 11 }],
    ['all', ids(1, 1000), { name: 'Own', tickets: 1000 }],
    ['all of a small team', ids(1, 50), { name: 'Own', tickets: 50 }],
    ['a small part of a large team, but all of the earlier team', ids(1, 500_000), { name: 'Own', tickets: 1000 }],
  ])('are too many only if they are more than 1 % of the smaller team: %s', (_, claimed, expected) => {
    expect(owners().sharedWith(claimed)).toEqual(expected && { ...expected, of: claimed.length });
  });

  it('are found, no matter which of the added teams has them', () => {
    const known = owners();
    known.add('A', ids(2001, 100));
    expect(known.sharedWith(Float64Array.of(...ids(1, 100), ...ids(3001, 100)))).toMatchObject({ name: 'Own' });
    expect(known.sharedWith(ids(3001, 100))).toBeNull();
    expect(known.sharedWith(ids(2051, 100))).toEqual({ name: 'A', tickets: 50, of: 100 });
  });

  it('do not exist if the later team has no tickets', () => {
    expect(owners().sharedWith(ids(1, 0))).toBeNull();
  });
});
