import { describe, expect, it } from 'vitest';
import { daysFrom } from './support/claude.ts';
import { copilotRecord, lines } from './support/copilot.ts';
import { failuresOf, sourceOf, usageOf, weeksOf } from './support/reading.ts';

const HEADING =
  '"date","username","product","sku","model","quantity","unit_type","applied_cost_per_quantity","gross_amount","discount_amount","net_amount","total_monthly_quota","organization","repository","cost_center_name","aic_quantity","aic_gross_amount"';

interface Row {
  readonly day: string;
  readonly user?: string;
  readonly product?: string;
  readonly model?: string;
  readonly unit?: string;
  readonly cells?: readonly [quantity: string, gross: string, credits: string, creditsGross: string];
}

/** A row of a report since June 2026, whose unit is AI credits. */
const row = ({ day, user = 'u-1', product = 'copilot', model = 'Auto', unit = 'ai-credits', cells }: Row) => {
  const [quantity, gross, credits, creditsGross] = cells ?? ['250', '2.5', '0', '0'];
  return `"${day}","${user}","${product}","copilot_ai_credit","${model}","${quantity}","${unit}","0.01","${gross}","${gross}","0","3900","example-org","","","${credits}","${creditsGross}"`;
};

const WEEK = daysFrom('2026-06-01', '2026-06-07');
const file = (rows: readonly string[]) => `\uFEFF${[HEADING, ...rows].join('\r\n')}\r\n`;
const place = { file: 'a', line: 2, entry: null };

describe('the billing report from GitHub', () => {
  it('is read even if it has a byte order mark and quotes', async () => {
    const users = ['a', 'b', 'c', 'd', 'e'];
    const { source, teams } = await sourceOf({
      a: file(WEEK.flatMap((day) => users.map((user) => row({ day, user })))),
    });
    expect([source, weeksOf(teams[0])]).toEqual(['copilot-billing', ['2026-06-01: 5 people, 87.5']]);
  });

  it('has the AI credits in separate columns if the unit of a row is premium requests', async () => {
    const requests = row({ day: '2026-06-01', unit: 'requests', cells: ['0.9', '0.036', '9.35', '0.0935'] });
    const other = row({ day: '2026-06-07', cells: ['50', '0.5', '0', '0'] });
    expect(weeksOf((await sourceOf({ a: file([requests, other]) })).teams[0])).toEqual([
      '2026-06-01: 1-4 people, 0.5935',
    ]);
  });

  it('may contain other products, which are left out', async () => {
    const rows = [row({ day: '2026-06-01' }), row({ day: '2026-06-02', product: 'actions', unit: 'minutes' })];
    expect((await sourceOf({ a: file(rows) })).summary).toMatchObject({ lastDay: '2026-06-01', spend: 2.5 });
  });

  it('may have several rows for a person and day, one for each model, but is refused if a row is repeated', async () => {
    const rows = [row({ day: '2026-06-01' }), row({ day: '2026-06-01', model: 'Claude' })];
    expect((await sourceOf({ a: file(rows) })).summary.spend).toBe(5);
    expect(await failuresOf({ a: file(rows), b: file(rows.slice(0, 1)) })).toEqual([
      { reason: 'usage-twice', place: { file: 'b', line: 2, entry: null }, unit: 'person-day' },
    ]);
  });

  it.each([
    ['date', 'day', { day: '1. June' }],
    ['date', 'day', { day: '13/13/26' }],
    ['date', 'past-day', { day: '2027-06-01' }],
    ['quantity', 'amount', { day: '2026-06-01', cells: ['many', '1', '0', '0'] }],
    ['quantity', 'amount', { day: '2026-06-01', cells: ['', '1', '0', '0'] }],
    ['gross_amount', 'amount', { day: '2026-06-01', cells: ['1', '1,5', '0', '0'] }],
  ] as const)('is refused if the value of %s is not as expected: %s', async (field, expected, part) => {
    expect(await failuresOf({ a: file([row(part)]) })).toEqual([{ reason: 'usage-value', place, field, expected }]);
  });

  it('is refused if a credit costs anything other than one cent', async () => {
    const wrong = row({ day: '2026-06-01', cells: ['17.7', '2.36', '0', '0'] });
    expect(await failuresOf({ a: file([wrong]) })).toEqual([{ reason: 'usage-price', place }]);
  });

  it('may have amounts that were rounded to cents; then the credits tell the cost', async () => {
    const rows = WEEK.map((day) => row({ day, cells: ['40.37', '0.40', '0', '0'] }));
    expect(weeksOf((await sourceOf({ a: file(rows) })).teams[0])).toEqual(['2026-06-01: 1-4 people, 2.8259']);
  });

  it('may have refunds, which are no use and lower the cost, also of the weeks before', async () => {
    const days = daysFrom('2026-06-01', '2026-06-14');
    const refund = (day: string, user: string, quantity: string) =>
      row({ day, user, cells: [quantity, '-10', '0', '0'] });
    const rows = [...days.map((day) => row({ day })), refund('2026-06-10', 'u-1', '-1000')];
    const spent = async (more: readonly string[]) => {
      const { teams, summary } = await sourceOf({ a: file([...rows, ...more]) });
      return [weeksOf(teams[0]), summary.spend];
    };
    expect(await spent([])).toEqual([['2026-06-01: 1-4 people, 17.5', '2026-06-08: 1-4 people, 7.5'], 25]);
    const others = ['u-2', 'u-3', 'u-4', 'u-5'].map((user) => refund('2026-06-11', user, '1000'));
    expect(await spent(others.slice(0, 2))).toEqual([['2026-06-01: 1-4 people, 5', '2026-06-08: 1-4 people, 0'], 5]);
    expect(await spent(others)).toEqual([['2026-06-01: 1-4 people, 0', '2026-06-08: 1-4 people, 0'], 0]);
  });

  it('has the currency of its column, in which credits have no known price', async () => {
    const euros = (gross: string) =>
      [
        'date,username,sku,quantity,gross_amount,currency',
        ...WEEK.map((day) => `${day},u-1,ai_credit,40,${gross},EUR`),
      ].join('\n');
    const { currency, sources } = await usageOf({ a: euros('0.35') });
    expect([currency, weeksOf(sources[0]?.teams[0])]).toEqual(['EUR', ['2026-06-01: 1-4 people, 2.45']]);
    expect((await sourceOf({ a: euros('') })).summary).toMatchObject({ spend: null, recordsWithoutSpend: 7 });
    const [first] = await failuresOf({ a: euros('0.4').replace('EUR', 'USD') });
    expect(first).toMatchObject({ reason: 'usage-two-currencies', place: { line: 3 } });
  });

  it('may have headings with capitals and spaces', async () => {
    const rows = WEEK.map((day) => row({ day, unit: 'requests', cells: ['10', '0.4', '', ''] }));
    const named = file(rows).replace(HEADING, HEADING.toUpperCase().replaceAll('_', ' '));
    expect((await sourceOf({ a: named })).summary.spend).toBe(2.8);
  });

  it('is recognized without the columns that none of its rows needs, and units may be singulars', async () => {
    const rows = (unit: string) => WEEK.map((day) => `${day},u-1,copilot,${unit},40`);
    for (const unit of ['ai-credits', 'ai-credit', 'AI_Credits'])
      expect(
        (await sourceOf({ a: ['date,username,product,unit_type,quantity', ...rows(unit)].join('\n') })).summary.spend,
      ).toBe(2.8);
    const bySku = ['date,username,sku,quantity', ...WEEK.map((day) => `${day},u-1,copilot_ai_credit,40`)];
    expect((await sourceOf({ a: bySku.join('\n') })).summary.spend).toBe(2.8);
    expect(await failuresOf({ a: 'date,username,quantity\n2026-06-01,u-1,40' })).toEqual([
      { reason: 'usage-missing-column', file: 'a', field: 'unit_type' },
    ]);
    expect(await failuresOf({ a: 'date,product,sku,quantity\n2026-06-01,copilot,copilot_ai_credit,40' })).toEqual([
      { reason: 'usage-totals-only', file: 'a', period: 'summary' },
    ]);
  });

  it('from before AI credits has the price of its premium requests as cost, and no cost if it states no amounts', async () => {
    const rows = WEEK.map((day) => `${day},u-1,copilot,request,3,0.12`);
    const { teams } = await sourceOf({
      a: ['date,username,product,unit_type,quantity,gross_amount', ...rows].join('\n'),
    });
    expect(weeksOf(teams[0])).toEqual(['2026-06-01: 1-4 people, 0.84']);
    const { summary } = await sourceOf({
      a: ['date,username,product,unit_type,quantity', ...rows.map((cells) => cells.replace(/,[^,]*$/, ''))].join('\n'),
    });
    expect([summary.spend, summary.recordsWithoutSpend]).toEqual([null, 7]);
  });

  it('has rows without a user, whose cost counts, and rows in other units, which are only counted', async () => {
    const rows = WEEK.flatMap((day) => [row({ day }), row({ day, user: '' }), row({ day, unit: 'user-months' })]);
    const { teams, summary } = await sourceOf({ a: file(rows) });
    expect(weeksOf(teams[0])).toEqual(['2026-06-01: 1-4 people, 35']);
    expect(summary).toMatchObject({ people: '1-4', recordsWithoutPerson: 7, recordsLeftOut: 7 });
    const members = await sourceOf({ a: file(rows), b: 'person,team\nu-1,PAY' }, { team: null });
    expect([weeksOf(members.teams[0]), members.summary.spend]).toEqual([['2026-06-01: 1-4 people, 17.5'], 35]);
  });

  it('does not show that no one used the assistant if none of its rows has a user', async () => {
    const { teams } = await sourceOf({ a: file(WEEK.map((day) => row({ day, user: '' }))) });
    expect(weeksOf(teams[0])).toEqual(['2026-06-01: -']);
  });
});

describe('dates that a spreadsheet wrote', () => {
  const firstDay = async (...dates: readonly string[]) =>
    (await sourceOf({ a: file(dates.map((day) => row({ day }))) })).summary.firstDay;

  it.each([
    ['2026-06-01', ['6/1/26', '6/13/26']],
    ['2026-06-01', ['01/06/2026 0:00', '13/06/2026 12:00:00 AM']],
    // In the other order, one of the days is in the future.
    ['2026-03-12', ['12/3/26']],
    ['2026-06-06', ['6/6/26']],
    ['2026-06-01', ['2026-06-01T11:05:27Z', '2026-06-02 00:00:00 UTC']],
  ])('are read as %s and later: %j', async (day, dates) => {
    expect(await firstDay(...dates)).toBe(day);
  });

  it.each([
    [['6/1/26'], ['2026-06-01', '2026-01-06']],
    // The first of each month, or three days of January.
    [
      ['1/6/26', '1/7/26', '1/8/26'],
      ['2026-01-06', '2026-06-01'],
    ],
  ])('are refused if no date shows their order: %j', async (dates, days) => {
    expect(await failuresOf({ a: file(dates.map((day) => row({ day }))) })).toEqual([
      { reason: 'usage-date-order', place, days },
    ]);
  });
});

it('the credits of a week are counted once if both a usage report and a billing report have them', async () => {
  const use = daysFrom('2026-06-01', '2026-06-14').map((day) => copilotRecord(day, 'u-1', 250));
  const { sources } = await usageOf({ use: lines(use), bill: file(WEEK.map((day) => row({ day }))) });
  expect(sources.map(({ source, teams }) => [source, weeksOf(teams[0])])).toEqual([
    ['copilot', ['2026-06-01: 1-4 people, no spend', '2026-06-08: 1-4 people, 17.5']],
    ['copilot-billing', ['2026-06-01: 1-4 people, 17.5']],
  ]);
});
