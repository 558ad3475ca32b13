import type { Evidence, Report, UsageWeek } from '@roi-insight/contracts';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { given, type ReadyBridge, readyBridge } from '../../test/bridges.ts';
import { bridgeFacts } from '../assumptionFacts.ts';
import { outcomeRows } from './bridgeRows.ts';
import { describeStep } from './bridgeText.ts';
import { gapTexts } from './gapTexts.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const noteOf = ({ steps }: ReadyBridge, kind: string) =>
  steps
    .filter((step) => step.kind === kind)
    .map((step) => describeStep(formats, step).note)
    .join();

const FREE = { pricePerSeatMonth: 0 };

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

describe('the text of a step', () => {
  it('gives the range of a net value that is a gain at both ends', () => {
    expect(noteOf(readyBridge(given(), FREE), 'net')).toBe('After license costs.');
  });

  it('leaves open whether a net value is a gain or a loss if its range includes gains and losses', () => {
    const open = readyBridge(given({ intervalPercent: [-5, 30] }));
    expect(noteOf(open, 'net')).toBe('The range includes gains and losses.');
  });

  it('calls a loss a loss', () => {
    const loss = given({ verdict: 'slower', intervalPercent: [-30, -5], headlinePercent: -10 });
    expect(noteOf(readyBridge(loss), 'net')).toBe('A loss, even in the best case.');
    expect(noteOf(readyBridge(given(), { pricePerSeatMonth: 2000 }), 'net')).toBe(
      'The savings don’t cover the license cost, even in the best case.',
    );
  });

  it('says that time has no value if none is put to use, and names neither a gain nor a loss', () => {
    const slower = given({ verdict: 'slower', intervalPercent: [-30, -5], headlinePercent: -10 });
    const none = given({ verdict: 'no-detectable-change', intervalPercent: [-10, 30] });
    for (const report of [given(), slower, none]) {
      const unused = readyBridge(report, { realisationRate: 0 });
      expect(noteOf(unused, 'net')).toBe('Time has no value with these inputs, so only the license cost remains.');
      expect(outcomeRows(formats, unused).slice(0, 3)).toEqual([
        ['Net impact in the first quarter', '−$1,496'],
        ['If this lasts', '−$5,984 in the first year'],
        ['Payback', 'None. Time has no value with these inputs.'],
      ]);
      expect(noteOf(readyBridge(report, { ...FREE, realisationRate: 0 }), 'net')).toBe(
        'Time has no value with these inputs, and the licenses cost nothing.',
      );
    }
  });

  it('mentions a cap of the range only if the raw difference limits the high end', () => {
    const note = (high: number) => noteOf(readyBridge(given({ intervalPercent: [5, high] })), 'evidence');
    expect([note(90), note(11)].map((text) => text.includes(' Capped at the raw difference'))).toEqual([true, false]);
  });

  it('gives no more hours than the team has', () => {
    expect(noteOf(readyBridge(given(), { seats: 1 }), 'net')).toMatch(/^No figure: the headline claims/);
  });

  it('uses the singular for one task', () => {
    const none = { low: 0, base: 0, high: 0 };
    const note = (kind: 'headline' | 'not-completed' | 'not-measured', tasks: number, base = -1, times: 1 | 4 = 1) =>
      describeStep(formats, { kind, tasks, times, amount: none, change: { ...none, base } }).note;
    expect(note('headline', 1)).toBe('The Cost Savings card: all 1 task.');
    expect(note('headline', 1, -1, 4)).toBe('The Annual Projection card: the first quarter’s Cost Savings × 4.');
    expect(note('not-measured', 2, -1, 4)).toBe('2 tasks have no measured time. First quarter, × 4.');
    expect(note('not-completed', 1)).toBe('1 task is still open, so nothing has been saved yet.');
    expect(note('not-completed', 2)).toBe('2 tasks are still open, so nothing has been saved yet.');
    expect(note('not-completed', 2, 5)).toBe('2 tasks are still open, so the extra cost hasn’t occurred yet.');
    expect(note('not-measured', 1)).toBe('1 task has no measured time.');
  });

  it('compares the hours of all tickets with the hours that the team works', () => {
    // 1,600 hours; one person works 520 in 91 days.
    expect(noteOf(readyBridge(given(), { seats: 1 }), 'parallel')).toBe(
      'The tickets’ hours add up to 1,600; one person works 520 by the report’s calendar. Each seat counts as one person.',
    );
    expect(noteOf(readyBridge(given(), { seats: 3 }), 'parallel')).toMatch(/; a team of 3 works 1,560 by/);
  });

  it.each([
    [{}, 'The trend-adjusted estimate (10%) replaces the raw difference. Likely range: 5% to 30% less time.'],
    [
      { verdict: 'no-detectable-change', intervalPercent: [-5, 30] },
      'No measurable change yet, so only the range counts: 5% slower to 30% faster.',
    ],
    [
      { verdict: 'slower', intervalPercent: [-30, -5], headlinePercent: -10 },
      'The trend-adjusted estimate (10% more time) replaces the raw difference. Likely range: 5% to 30% more time.',
    ],
    [
      { headlinePercent: 25 },
      'The trend-adjusted estimate (25%) is higher than the raw difference, so we use the lower one. Capped at the raw difference and at the team’s available hours.',
    ],
    [{ intervalPercent: [-80, 30] }, ' The range is too wide for a high end.'],
  ] satisfies [Partial<Evidence>, string][])('says which estimate is used: %j', (over, note) => {
    expect(noteOf(readyBridge(given(over)), 'evidence')).toContain(note);
  });

  it('says which of two losses is used, and that averages contradict the estimate', () => {
    const withSavings = (report: Report, dollars: number): Report => {
      const { improvements, ...summary } = report.summary_metrics;
      return {
        ...report,
        summary_metrics: { ...summary, improvements: { ...improvements, cost_savings_per_task: dollars } },
      };
    };
    const slower = given({ verdict: 'slower', intervalPercent: [-30, -5], headlinePercent: -10 });
    expect(noteOf(readyBridge(withSavings(slower, -90)), 'evidence')).toBe(
      'The trend-adjusted estimate (10% more time) is a smaller loss than the raw difference, so we use the larger one.',
    );
    expect(noteOf(readyBridge(withSavings(given(), -50)), 'evidence')).toBe(
      'The trend-adjusted estimate (10%) and the raw difference point in opposite directions, so only the range counts.',
    );
  });

  it('says that the estimate is limited by the hours of the team', () => {
    const measuredHours = { pre: { tickets: 100, hours: 40_000 }, post: { tickets: 200, hours: 500 } };
    const huge = given({ headlinePercent: 95, intervalPercent: [90, 99], measuredHours });
    huge.summary_metrics = { ...huge.summary_metrics };
    huge.summary_metrics.improvements = { ...huge.summary_metrics.improvements, cost_savings_per_task: 9999 };
    expect(noteOf(readyBridge(huge, { seats: 2 }), 'evidence')).toMatch(
      / is more than the team’s hours allow, so we limit it to/,
    );
  });

  it('gives the share of saved hours that is put to use, and the range of this share', () => {
    expect(noteOf(readyBridge(), 'realization')).toBe('50% of saved hours put to use (30% to 80%).');
    expect(noteOf(readyBridge(given(), { realisationRate: 0 }), 'realization')).toBe('0% of saved hours put to use.');
  });

  it.each([
    [[], 'Licenses', '$1,496 for 3 months.'],
    [[['2025-01', 900]], 'Licenses', 'No month of the spend is in this period: $1,496 at the price per seat.'],
    [[['2025-09', 900]], 'Actual spend', '$900 paid for 30 of 91 days; $1,003 at the price per seat for the others.'],
    [
      [
        ['2025-08', 310],
        ['2025-09', 500],
        ['2025-10', 600],
        ['2025-11', 300],
      ],
      'Actual spend',
      '$1,400 paid for these 91 days.',
    ],
  ] as const)('names the source of the cost: %j', (months, name, note) => {
    const result = readyBridge(given(), { spend: months.map(([month, amount]) => ({ month, amount })) });
    const words = result.steps.filter(({ kind }) => kind === 'licenses').map((step) => describeStep(formats, step));
    expect(words).toEqual([{ name, note }]);
    expect(bridgeFacts(formats, given(), defaultEconomics).at(-1)?.name).toBe('Annual engineer cost');
  });
});

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

it('the bridge asks for the number of seats if it is missing, and explains how to update an old report', () => {
  expect(gapTexts['no-seats'].title).toBe('How many seats?');
  expect(gapTexts['version-1']).toMatchObject({
    title: 'No net figure yet',
    text: expect.stringContaining('Run the analysis again'),
  });
});
