import type { Report } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { report } from '../../../test/reports.ts';
import { mondayAfter, usageWeeks } from '../../../test/usageTeams.ts';
import { defaultEconomics } from '../economics.ts';
import { withUsageSeats } from './withUsageSeats.ts';

/** A report with the usage of these sources: the seats of each in its two weeks. */
function withSeats(...sources: readonly (readonly (number | null)[])[]): Report {
  const teams = [
    {
      key: 'OWN',
      name: 'Own',
      control: null,
      sources: sources.map((seats, index) => ({
        source: index === 0 ? ('table' as const) : ('copilot' as const),
        activeBasis: 'week' as const,
        people: 40,
        observedStart: null,
        weeks: seats.flatMap((count, week) => usageWeeks([10], { seats: count }, mondayAfter(week))),
      })),
    },
  ];
  return report({ usage: { currency: 'USD', reportCurrency: 'USD', teams, otherTeams: 0 } });
}

const seatsOf = (made: Report, economics = defaultEconomics) => withUsageSeats(made, economics).seats;

describe('the seats of a report', () => {
  it('are those of the last week of its usage that has seats', () => {
    expect(seatsOf(withSeats([16, 17]))).toBe(17);
    expect(seatsOf(withSeats([16, null]))).toBe(16);
    expect(seatsOf(withSeats([null, null], [12, 12]))).toBe(12);
  });

  it('are those that the reader entered', () => {
    const entered = { ...defaultEconomics, seats: 30, touched: ['seats'] as const };
    expect(withUsageSeats(withSeats([16, 17]), entered)).toBe(entered);
  });

  it.each([
    ['there is no usage', report({})],
    ['the usage has no seats', withSeats([null, null])],
    ['the usage has 0 seats', withSeats([0, 0])],
  ])('are the default if %s', (_, made) => {
    expect(withUsageSeats(made, defaultEconomics)).toBe(defaultEconomics);
  });
});
