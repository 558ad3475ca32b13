import type { Economics, PeopleCount, Report } from '@roi-insight/contracts';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { given } from '../../test/bridges.ts';
import { usageReports } from '../../test/usageReports.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { unusedSeatsFact } from './unusedSeatsFact.ts';

const formats = createFormats(defaultBrand);

const textOf = (report: Report, touched: readonly 'price'[] = [], spend: Economics['spend'] = []) =>
  unusedSeatsFact(formats, report, { ...defaultEconomics, touched, spend })?.value;

/** The last four weeks of the post period, with 25 seats. */
function withSeats(active: PeopleCount, spend: number | null, readAt = '2025-11-26T09:00:00Z'): Report {
  const { provenance, ...made } = given();
  const weeks = ['2025-10-27', '2025-11-03', '2025-11-10', '2025-11-17'].map(
    (weekStart) => ({ weekStart, coverage: 'reported', active, seats: 25, spend }) as const,
  );
  const source = { source: 'table', activeBasis: 'week', people: 40, observedStart: null, weeks } as const;
  const teams = [{ key: 'A', name: 'A', control: null, sources: [source] }];
  return {
    ...made,
    ...(provenance && { provenance: { ...provenance, fetched_at: readAt } }),
    usage: { currency: 'USD', reportCurrency: 'USD', teams, otherTeams: 0 },
  };
}

it('the fact about unused seats uses the spent or entered price, and the default price only if the cost is unknown', () => {
  const seats = '5 of 25 seats unused in the last 4 weeks';
  expect(textOf(withSeats(20, 500))).toBe(`${seats}: $435 a month at $87 spent per seat`);
  expect(textOf(withSeats(20, 500), ['price'])).toBe(`${seats}: $100 a month`);
  expect(textOf(withSeats(20, null))).toBe(`${seats}: $100 a month at $20 assumed per seat`);
  expect(textOf(withSeats(20, null), [], [{ month: '2025-11', amount: 900 }])).toBe(seats);
  expect(textOf(usageReports.withoutSpend)).toBe(
    '14 of 40 seats unused in the last quarter: $280 a month at $20 assumed per seat',
  );
});

it('the fact about unused seats has no price if the spend is metered, because an unused seat costs nothing', () => {
  const report = withSeats(20, 500);
  const [team] = report.usage?.teams ?? [];
  if (report.usage === undefined || team === undefined) throw new Error('there is no usage');
  const sources = team.sources.map((source) => ({ ...source, source: 'claude-code' as const }));
  const metered = { ...report, usage: { ...report.usage, teams: [{ ...team, sources }] } };
  expect(textOf(metered)).toBe('5 of 25 seats unused in the last 4 weeks');
  expect(textOf(metered, ['price'])).toMatch(/: \$100 a month$/);
});

it('the fact about unused seats gives a range for 1 to 4 people', () => {
  expect(textOf(withSeats('1-4', null), ['price'])).toBe(
    '21 to 24 of 25 seats unused in the last 4 weeks: $420 to $480 a month',
  );
});

it('the fact about unused seats names the days if the tickets were read long after the last of these days', () => {
  expect(textOf(withSeats(20, null, '2025-12-02T09:00:00Z'))).toMatch(/unused in the last 4 weeks/);
  expect(textOf(withSeats(20, null, '2025-12-09T09:00:00Z'))).toMatch(
    /^5 of 25 seats unused \(Oct 27 – Nov 23, 2025\): /,
  );
});

it('the fact about unused seats is missing if the report has no usage', () => {
  expect(unusedSeatsFact(formats, given(), defaultEconomics)).toBeNull();
});
