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
    ['date', 'past-day', { day: '2027-06-01' }],
    ['username', 'name', { day: '2026-06-01', user: ' ' }],
    ['unit_type', 'unit', { day: '2026-06-01', unit: 'seats' }],
    ['quantity', 'amount', { day: '2026-06-01', cells: ['many', '1', '0', '0'] }],
    ['gross_amount', 'amount', { day: '2026-06-01', cells: ['1', '-1', '0', '0'] }],
  ] as const)('is refused if the value of %s is not as expected: %s', async (field, expected, part) => {
    expect(await failuresOf({ a: file([row(part)]) })).toEqual([{ reason: 'usage-value', place, field, expected }]);
  });

  it('is refused if a credit costs anything other than one cent', async () => {
    const wrong = row({ day: '2026-06-01', cells: ['17.7', '2.36', '0', '0'] });
    expect(await failuresOf({ a: file([wrong]) })).toEqual([{ reason: 'usage-price', place }]);
  });

  it('is refused if it has no AI credits, as in reports from before June 2026', async () => {
    const older = file([row({ day: '2026-06-01' })]).replace('"aic_quantity"', '"other"');
    expect(await failuresOf({ a: older })).toEqual([
      { reason: 'usage-missing-column', file: 'a', field: 'aic_quantity' },
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
