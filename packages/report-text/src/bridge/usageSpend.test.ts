import type { Report, UsageWeek } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { given, readyBridge } from '../../test/bridges.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { describeStep } from './bridgeText.ts';

const formats = createFormats(defaultBrand);

/** Weeks of the project since its adoption, with $70 and 26 of 40 seats. */
function withWeeks(count: number): Report {
  const made = given();
  const from = Date.parse(made.summary_metrics.claude_adoption_date);
  const weeks = Array.from({ length: count }, (_, week): UsageWeek => {
    const weekStart = new Date(from + week * 7 * 86_400_000).toISOString().slice(0, 10);
    return { weekStart, coverage: 'reported', active: 26, seats: 40, spend: 70 };
  });
  const source = { source: 'table', activeBasis: 'week', people: 40, observedStart: null, weeks } as const;
  const teams = [{ key: 'A', name: 'A', control: null, sources: [source] }];
  const usage = { currency: 'USD', reportCurrency: 'USD', teams, otherTeams: 0 };
  return { ...made, usage };
}

describe('the cost of the assistant by usage', () => {
  it.each<readonly [number, readonly (readonly [string, number])[], string]>([
    [13, [], '$910 spent in these 91 days, by usage.'],
    [10, [], '$700 spent in 70 of 91 days, by usage; $345 at the price per seat for the others.'],
    [
      10,
      [['2025-09', 900]],
      '$400 spent in 40 of 91 days, by usage; $900 paid for 30 days; $345 at the price per seat for the others.',
    ],
  ])('is described for %i weeks of usage, with the entered months %j', (weeks, months, note) => {
    const bridge = readyBridge(withWeeks(weeks), { spend: months.map(([month, amount]) => ({ month, amount })) });
    const licenses = bridge.steps.filter(({ kind }) => kind === 'licenses');
    expect(licenses.map((step) => describeStep(formats, step))).toEqual([{ name: 'Actual spend', note }]);
  });
});
