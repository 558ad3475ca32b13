import type { Evidence } from '@roi-insight/contracts';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { given, type ReadyBridge, readyBridge } from '../../test/bridges.ts';
import { bridgeFacts } from '../assumptionFacts.ts';
import { describeBreakEven } from './describeBreakEven.ts';
import { describeStep } from './bridgeText.ts';
import { gapText } from './gapText.ts';
import { describePayback, describeProjection } from './outcomeText.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const noteOf = ({ steps }: ReadyBridge, kind: string) =>
  steps
    .filter((step) => step.kind === kind)
    .map((step) => describeStep(formats, step).note)
    .join();

const FREE = { pricePerSeatMonth: 0 };

describe('the text of a step', () => {
  it('gives the range of a net that is a gain at both ends', () => {
    expect(noteOf(readyBridge(given(), FREE), 'net')).toBe('Net savings after licenses: the figure to quote.');
  });

  it('calls a net that may be a loss or a gain open', () => {
    const open = readyBridge(given({ intervalPercent: [-5, 30] }));
    expect(noteOf(open, 'net')).toBe('A loss or a gain: the data leave it open.');
  });

  it('calls a loss a loss', () => {
    const loss = given({ verdict: 'slower', intervalPercent: [-30, -5], headlinePercent: -10 });
    expect(noteOf(readyBridge(loss), 'net')).toBe('A loss, even at the optimistic end.');
    expect(noteOf(readyBridge(given(), { ...FREE, realisationRate: 0 }), 'net')).toBe(
      'No gain, even at the optimistic end.',
    );
  });

  it('says that the cards limit the high end', () => {
    const note = (high: number) => noteOf(readyBridge(given({ intervalPercent: [5, high] })), 'evidence');
    expect([note(90), note(11)].map((text) => text.includes(' The high end is limited to'))).toEqual([true, false]);
  });

  it('gives no more hours than the team has', () => {
    expect(noteOf(readyBridge(given(), { seats: 1 }), 'net')).toMatch(/^No figure to quote/);
  });

  it('uses the singular for one task', () => {
    const none = { low: 0, base: 0, high: 0 };
    const note = (kind: 'headline' | 'not-completed' | 'not-measured', tasks: number, base = -1) =>
      describeStep(formats, { kind, tasks, amount: none, change: { ...none, base } }).note;
    expect(note('headline', 1)).toBe('The Cost Savings card: all 1 task.');
    expect(note('not-completed', 1)).toBe('1 open task has saved nothing yet.');
    expect(note('not-completed', 2)).toBe('2 open tasks have saved nothing yet.');
    expect(note('not-completed', 2, 5)).toBe('2 open tasks have cost nothing extra yet.');
    expect(note('not-measured', 1)).toBe('Nothing is known about 1 task.');
  });

  it('adds up hours in parallel', () => {
    // 1,600 hours; one person works 520 in 91 days.
    expect(noteOf(readyBridge(given(), { seats: 1 }), 'parallel')).toBe(
      'The tickets’ hours add up to 1,600; one person works 520 by the report’s calendar. Each seat counts as one person.',
    );
    expect(noteOf(readyBridge(given(), { seats: 3 }), 'parallel')).toMatch(/; a team of 3 works 1,560 by/);
  });

  it.each([
    [{}, 'A trend-corrected effect of 10.0% less time (5.0% to 30.0% less) instead of the plain averages.'],
    [{ intervalPercent: [-5, 30] }, 'A trend-corrected effect of 10.0% less time (5.0% more to 30.0% less) instead of'],
    [
      { intervalPercent: [-30, -5], headlinePercent: -10 },
      'A trend-corrected effect of 10.0% more time (30.0% to 5.0% more) instead of',
    ],
    [
      { headlinePercent: 25 },
      'The trend-corrected effect of 25.0% less time (5.0% to 30.0% less) looks better than the plain averages of the same tickets. The worse of the two counts, at the high end as well.',
    ],
    [{ intervalPercent: [-80, 30] }, 'instead of the plain averages. The range is too wide to give a high end.'],
  ] satisfies [Partial<Evidence>, string][])('says which estimate counts: %j', (over, note) => {
    expect(noteOf(readyBridge(given(over)), 'evidence')).toContain(note);
  });

  it('says that the high end of a loss shows no saving', () => {
    const slower = given({ intervalPercent: [-30, 20], headlinePercent: -10 });
    const { improvements } = slower.summary_metrics;
    slower.summary_metrics = {
      ...slower.summary_metrics,
      improvements: { ...improvements, cost_savings_per_task: -50 },
    };
    expect(noteOf(readyBridge(slower), 'evidence')).toMatch(
      / The averages show no saving, so neither does the high end\.$/,
    );
  });

  it('says when the hours of the team limit the estimate', () => {
    const measuredHours = { pre: { tickets: 100, hours: 40_000 }, post: { tickets: 200, hours: 500 } };
    const huge = given({ headlinePercent: 95, intervalPercent: [90, 99], measuredHours });
    huge.summary_metrics = { ...huge.summary_metrics };
    huge.summary_metrics.improvements = { ...huge.summary_metrics.improvements, cost_savings_per_task: 9999 };
    expect(noteOf(readyBridge(huge, { seats: 2 }), 'evidence')).toMatch(
      /more than the team’s hours allow\. Limited to/,
    );
  });

  it('gives the share of time put to use with its range', () => {
    expect(noteOf(readyBridge(), 'realization')).toBe('50% of saved hours (30% to 80%).');
    expect(noteOf(readyBridge(given(), { realisationRate: 0 }), 'realization')).toBe('0% of saved hours.');
  });

  it.each([
    [[], 'Licenses', '$1,496 in 3.0 months.'],
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
  ] as const)('says how the cost is known: %j', (months, name, note) => {
    const result = readyBridge(given(), { spend: months.map(([month, amount]) => ({ month, amount })) });
    const words = result.steps.filter(({ kind }) => kind === 'licenses').map((step) => describeStep(formats, step));
    expect(words).toEqual([{ name, note }]);
    expect(bridgeFacts(formats, given(), defaultEconomics).at(-1)?.name).toBe('Annual engineer cost');
  });
});

describe('the text of the outcomes', () => {
  const wide = given({ verdict: 'no-detectable-change', intervalPercent: [-80, 30] });

  it('extrapolates a change to a year', () => {
    const { figure, note } = describeProjection(formats, readyBridge(given(), FREE).projection);
    expect(figure).toMatch(/^\$\d/);
    expect(note).toMatch(/^\$[\d,]+ to \$[\d,]+$/);
    const open = readyBridge(given({ intervalPercent: [-80, 30] }));
    expect(describeProjection(formats, open.projection).note).toMatch(/^−\$[\d,]+ or more$/);
  });

  it('gives a range for a year, refuses it, or does not project it', () => {
    const unsure = readyBridge(given({ verdict: 'no-detectable-change', intervalPercent: [-5, 30] }));
    expect(describeProjection(formats, unsure.projection)).toEqual({
      figure: 'Open',
      note: expect.stringMatching(/^−\$[\d,]+ to \$[\d,]+: no single figure/),
    });
    expect(describeProjection(formats, readyBridge(wide).projection).note).toMatch(/ or more: no single figure/);
    expect(describeProjection(formats, readyBridge(given({ grade: 'D' })).projection).figure).toBe('Not projected');
    expect(describePayback(formats, readyBridge(given({ grade: 'D' }))).note).toMatch(
      /^Evidence of grade D is too weak to say when/,
    );
    expect(describeProjection(formats, readyBridge(given(), { seats: 1 }).projection).figure).toBe('Refused');
  });

  it('gives the payback time of a year of licenses', () => {
    // Licenses for 91 days: $1,496. Saved and put to use: $1,263, $4,444, $16,000.
    expect(describePayback(formats, readyBridge())).toEqual({
      figure: '4.0 months',
      note: 'A year of licenses is paid back in 4.0 months (1.1 to never).',
    });
    expect(describePayback(formats, readyBridge(given({ intervalPercent: [8, 30] }))).note).toMatch(
      /\(1\.1 to 8\.6\)\.$/,
    );
    expect(describePayback(formats, readyBridge(given({ intervalPercent: [-80, 30] }))).note).toMatch(
      /\(at worst never\)\.$/,
    );
  });

  it('says that a loss never pays', () => {
    const loss = given({ verdict: 'slower', intervalPercent: [-30, -5], headlinePercent: -10 });
    expect(describePayback(formats, readyBridge(loss))).toEqual({
      figure: 'Never',
      note: 'A year of savings never pays for a year of licenses.',
    });
  });

  it('says that only the optimistic end pays', () => {
    expect(describePayback(formats, readyBridge(given(), { pricePerSeatMonth: 100 }))).toEqual({
      figure: 'Never',
      note: 'A year of savings does not pay for a year of licenses. Only the optimistic end does, in 5.6 months.',
    });
    const unknown = readyBridge(given({ intervalPercent: [-80, 30] }), { pricePerSeatMonth: 100 });
    expect(describePayback(formats, unknown).note).toBe('A year of savings does not pay for a year of licenses.');
  });

  it('has no payback for an open or refused net, or free licenses', () => {
    const unsure = given({ verdict: 'no-detectable-change', intervalPercent: [-5, 30] });
    expect(describePayback(formats, readyBridge(unsure))).toEqual({
      figure: 'Open',
      note: 'For a year of licenses: 1.1 months at best, never at worst.',
    });
    expect(describePayback(formats, readyBridge(wide)).note).toMatch(/unknown at best, never at worst/);
    expect(describePayback(formats, readyBridge(given(), { seats: 1 })).figure).toBe('Refused');
    expect(describePayback(formats, readyBridge(given(), FREE))).toEqual({
      figure: 'At once',
      note: 'The licenses cost nothing.',
    });
    expect(describePayback(formats, readyBridge(given(), { pricePerSeatMonth: 0.1 }))).toEqual({
      figure: 'under 0.1 months',
      note: 'A year of licenses is paid back in under 0.1 months.',
    });
  });

  it('gives the saving that breaks even', () => {
    expect(describeBreakEven(formats, null).figure).toBe('None');
    expect(describeBreakEven(formats, 0)).toEqual({
      figure: '0.0%',
      note: 'The licenses cost nothing: any saving pays.',
    });
    expect(describeBreakEven(formats, 0.04)).toEqual({
      figure: 'under 0.1%',
      note: 'Must save more than 0.1% of the time to pay for itself.',
    });
    expect(describeBreakEven(formats, 3.21).note).toBe('Must save more than 3.2% of the time to pay for itself.');
  });
});

it('asks for seats if there are none, and says how to update an old report', () => {
  expect(gapText['no-seats'].title).toBe('How many seats?');
  expect(gapText['version-1']).toMatchObject({
    title: 'No net figure yet',
    text: expect.stringContaining('Run the analysis again'),
  });
});
