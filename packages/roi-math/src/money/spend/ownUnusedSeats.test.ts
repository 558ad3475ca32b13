import type { Economics, ReportUsage, TeamUsageSource } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { report } from '../../../test/reports.ts';
import { mondayAfter, usageWeeks } from '../../../test/usageTeams.ts';
import { defaultEconomics } from '../economics.ts';
import { ownUnusedSeats } from './ownUnusedSeats.ts';

/** The first Monday of the post period, which is 91 days long. */
const MONDAY = '2025-08-25';

/** Four weeks of 10 people. */
function source(
  { spend = null, seats = null }: { spend?: number | null; seats?: number | null },
  over: Partial<TeamUsageSource> = {},
  monday = MONDAY,
): TeamUsageSource {
  const weeks = usageWeeks([10, 10, 10, 10], { spend, seats }, monday);
  return { source: 'table', activeBasis: 'week', people: 40, observedStart: null, weeks, ...over };
}

function unusedIn(sources: readonly TeamUsageSource[], economics: Partial<Economics> = {}, currency = 'USD') {
  const teams = [{ key: 'OWN', name: 'Own', control: null, sources }];
  const usage: ReportUsage = { currency, reportCurrency: 'USD', teams, otherTeams: 0 };
  return ownUnusedSeats(report({ usage }), { ...defaultEconomics, ...economics });
}

describe('unused seats of the project', () => {
  it('are those of the first source that has seats', () => {
    const sources = [source({ spend: 70 }, { source: 'claude-code' }), source({ seats: 24 })];
    expect(unusedIn(sources)).toMatchObject({ seats: 24, unused: { low: 14, high: 14 } });
  });

  it('are counted from the seats that the reader entered, if the project has one source', () => {
    const one = source({ spend: 70 });
    expect(unusedIn([one])).toBeNull();
    expect(unusedIn([one], { seats: 25, touched: ['seats'] })).toMatchObject({ seats: 25 });
    expect(unusedIn([one, source({}, { source: 'copilot' })], { seats: 25, touched: ['seats'] })).toBeNull();
    expect(ownUnusedSeats(report(), { ...defaultEconomics, touched: ['seats'] })).toBeNull();
  });
});

describe('the price of an unused seat', () => {
  const priceOf = (...args: Parameters<typeof unusedIn>) => unusedIn(...args)?.price;
  const perMonth = (weekly: number) => expect.closeTo((weekly * 365) / 12 / 7, 8);

  it('is the entered price, no matter how much was spent', () => {
    const entered = { pricePerSeatMonth: 39, touched: ['price'] } as const;
    expect(priceOf([source({ spend: 500, seats: 25 })], entered)).toEqual({ kind: 'entered', perMonth: 39 });
  });

  it('is spend ÷ seats, over the weeks with spend and seats, if no price was entered', () => {
    expect(priceOf([source({ spend: 500, seats: 25 })])).toEqual({ kind: 'spent', perMonth: perMonth(20) });
    const weeks = [
      ...usageWeeks([10], { spend: 9000, seats: 25 }, mondayAfter(-10, MONDAY)),
      ...usageWeeks([10, 10], { spend: 500, seats: 25 }, MONDAY),
      ...usageWeeks([10], { spend: null, seats: 25 }, mondayAfter(2, MONDAY)),
      ...usageWeeks([10], { spend: 900, seats: null }, mondayAfter(3, MONDAY)),
    ];
    expect(priceOf([source({}, { weeks })])).toEqual({ kind: 'spent', perMonth: perMonth(20) });
  });

  it('is assumed in any weeks after adoption if their cost is not known', () => {
    expect(priceOf([source({ seats: 25 })])).toEqual({ kind: 'assumed', perMonth: 20 });
    expect(priceOf([source({ seats: 25 }, {}, mondayAfter(40, MONDAY))])).toEqual({ kind: 'assumed', perMonth: 20 });
    expect(priceOf([source({ spend: 500, seats: 25 })], {}, 'EUR')).toEqual({ kind: 'assumed', perMonth: 20 });
  });

  it.each<readonly [string, readonly TeamUsageSource[], Partial<Economics>]>([
    ['the reader entered what was paid', [source({ seats: 25 })], { spend: [{ month: '2025-09', amount: 900 }] }],
    ['another source has the spend', [source({ seats: 25 }), source({ spend: 500 }, { source: 'claude-code' })], {}],
    ['the weeks are before adoption', [source({ seats: 25 }, {}, mondayAfter(-1, MONDAY))], {}],
  ])('is unknown if %s', (_, sources, economics) => {
    expect(unusedIn(sources, economics)).toMatchObject({ seats: 25, price: null });
  });
});
