import { type Economics, type Report, reportToWire } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { bridge, defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { given, readyBridge } from '../../test/bridges.ts';
import { quarterReports } from '../../test/quarterReports.ts';
import { moneyRange } from '../bridge/outcomeText.ts';
import { createFormats } from '../format/index.ts';
import { answerSteps } from './answerSteps.ts';
import { answerText, describeAssumed } from './answerText.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const answer = (report: Report, over: Partial<Economics> = {}) =>
  answerText(formats, report, { ...defaultEconomics, ...over });
const factsOf = (report: Report) => answer(report).facts.map(({ name, figure }) => `${name}: ${figure}`);
const barsOf = (report: Report) =>
  answerSteps(formats, answer(report).waterfall?.bars ?? []).map((step) => Object.values(step).join(' '));

const FREE = { pricePerSeatMonth: 0 };

describe('the answer', () => {
  it('is the net value of a year with its range if the report shows a gain', () => {
    const { projection } = readyBridge(given(), FREE);
    if (projection.kind !== 'estimate') throw new Error(projection.kind);
    expect(answer(given(), FREE)).toMatchObject({
      title: 'Net savings per year',
      figure: formats.money(projection.annual.base),
      tone: 'positive',
      range: moneyRange(formats, projection.annual),
      note: 'After license costs.',
      line: ['10% less time per ticket', `likely ${formats.moneyShort(projection.annual.low)} to $64k`],
      warning: null,
      needsSeats: false,
    });
  });

  it('is neither a gain nor a loss if the range includes gains and losses', () => {
    const found = answer(given());
    expect(found).toMatchObject({ title: 'Net impact per year', tone: 'neutral' });
    expect(found.note).toBe('The data can’t tell a gain from a loss yet.');
    expect(found.line).toEqual(['10% less time per ticket', 'likely −$933 to $58k']);
    expect(found.range).toMatch(/^−\$[\d,]+ to \$[\d,]+$/);
  });

  it('is a loss if the report shows a loss', () => {
    const loss = given({ verdict: 'slower', grade: 'C', intervalPercent: [-30, -5], headlinePercent: -10 });
    expect(answer(loss)).toMatchObject({
      title: 'Net impact per year',
      figure: expect.stringMatching(/^−\$/),
      tone: 'negative',
      note: 'A loss, even in the best case.',
    });
  });

  it('is the license cost, but is not called a loss, if no time is put to use', () => {
    for (const report of [given(), fixtures.slower, fixtures.noDetectableChange]) {
      expect(answer(report, { realisationRate: 0 })).toMatchObject({
        title: 'Net impact per year',
        figure: '−$6,000',
        tone: 'neutral',
        range: null,
        note: 'Time has no value with these inputs, so only the license cost remains.',
      });
    }
  });

  it('is inconclusive if no change was detected, and gives the range of the data', () => {
    const { figure, range, tone, line } = answer(fixtures.noDetectableChange);
    expect([figure, tone]).toEqual(['Inconclusive', 'neutral']);
    expect(line).toEqual(['No measurable change yet', 'likely −$67k to $97k']);
    expect(range).toMatch(/^−\$[\d,]+ to \$[\d,]+$/);
  });

  it('says, if later quarters are measured, that an inconclusive year is based only on the first quarter', () => {
    const only = 'Based on the first quarter only.';
    const { figure, title, note, yearNote } = answer(quarterReports.unconfirmed);
    expect([figure, title, yearNote]).toEqual(['Inconclusive', 'Net impact per year', only]);
    expect(note).toBe(`The data can’t tell a gain from a loss yet. ${only}`);
    const { evidence } = quarterReports.unconfirmed;
    for (const over of [{ complete: false }, { headlinePercent: null }]) {
      const quarters = evidence?.quarters?.map((quarter) => ({ ...quarter, ...over })) ?? [];
      const report = { ...quarterReports.unconfirmed, evidence: evidence && { ...evidence, quarters } };
      expect(answer(report)).toMatchObject({ note: 'The data can’t tell a gain from a loss yet.', yearNote: null });
    }
  });

  it('describes only the measured days if the grade is D, and says nothing about a year', () => {
    const slow = given({ verdict: 'slower', grade: 'D', intervalPercent: [-30, -5], headlinePercent: -10 });
    const { net } = readyBridge(slow);
    const loss = answer(slow);
    expect(loss).toMatchObject({ title: 'Net impact in 91 days', figure: formats.money(net.base), tone: 'negative' });
    expect(loss.note).toBe('A loss, even in the best case. Grade D evidence is too weak for a yearly figure.');
    expect(factsOf(slow)).toContain('Payback: Not projected');
    expect(answer(given({ grade: 'D' }), FREE)).toMatchObject({
      title: 'Net impact in 91 days',
      tone: 'neutral',
      note: 'Grade D evidence is too weak for a yearly figure.',
    });
    const none = answer(given({ verdict: 'no-detectable-change', grade: 'D', intervalPercent: [-5, 30] }));
    expect(none).toMatchObject({ title: 'Net impact in 91 days', figure: 'Inconclusive', tone: 'neutral' });
  });

  it('is refused if the saved hours are more than the team works', () => {
    const refused = answer(given(), { seats: 1 });
    expect(refused).toMatchObject({ figure: 'Not plausible', range: null, waterfall: null, tone: 'neutral' });
    expect(refused.note).toMatch(/^The headline claims 800 hours saved of the 520/);
    expect(refused.facts).toEqual([]);
    expect(refused.inputs[0]).toMatchObject({ name: 'Seats', value: '1' });
    expect(JSON.stringify(refused)).not.toContain(answer(given()).figure);
  });

  it('has a warning for an unusual share of the team’s hours', () => {
    expect(answer(fixtures.clearWin, { seats: 4 }).warning).toMatch(/^Unusually high\. .* Check the number of seats/);
  });

  it.each([
    { report: fixtures.tooLittleData, figure: 'No net figure yet', text: 'There is too little data' },
    { report: fixtures.emptyPost, figure: 'No net figure yet', text: 'No tickets were completed after adoption' },
    { report: fixtures.missingEvidence, figure: 'No net figure', text: 'This report has no evidence' },
  ])('explains a missing net figure: $text', ({ report, figure, text }) => {
    const none = answer(report);
    expect(none).toMatchObject({
      figure,
      tone: 'neutral',
      range: null,
      waterfall: null,
      inputs: [],
    });
    expect(none.note).toContain(text);
  });

  it('asks for another analysis if the report has version 1', () => {
    expect(answer(given({ measuredHours: null })).note).toMatch(/Run the analysis again/);
  });

  it('asks for the number of seats if it is missing', () => {
    expect(answer(fixtures.clearWin, { seats: 0 })).toMatchObject({ figure: 'How many seats?', needsSeats: true });
  });

  it.each(Object.entries(fixtures))(
    'has no NaN, no “undefined” and no unsupported annual figure in report %s',
    (_name, report) => {
      const found = answer(report);
      expect(JSON.stringify(found)).not.toMatch(/NaN|Infinity|undefined|-\$|\$-|−\$0\b/);
      const { verdict, grade } = { ...reportToWire(report).evidence };
      const isSupported = grade !== 'D' && (verdict === 'faster' || verdict === 'slower');
      expect(/\d/.test(found.figure) && found.title.endsWith(' per year')).toBe(isSupported);
    },
  );
});

it('the answer says how many of its inputs are defaults', () => {
  const assumed = (touched: Economics['touched']) =>
    describeAssumed(
      formats,
      answer(fixtures.clearWin, { touched }).inputs.filter(({ field }) => field !== 'cost'),
    );
  expect(assumed([])).toBe('Based on default assumptions; edit them below.');
  expect(assumed(['seats'])).toBe('2 of 3 inputs still have their defaults; edit below.');
  expect(assumed(['seats', 'price', 'realization'])).toBeNull();
});

describe('the certainty of the answer', () => {
  it('is described by payback, grade and the smallest saving that could have been detected', () => {
    expect(factsOf(fixtures.clearWin)).toEqual(['Payback: 0.7 months', 'Evidence grade: B', 'Detectable saving: 19%']);
    expect(factsOf(fixtures.slower)).toEqual(['Payback: None', 'Evidence grade: C']);
    expect(factsOf(fixtures.tooLittleData)).toEqual([]);
  });
});

describe('the short waterfall', () => {
  it('leads from the Cost Savings card to the net value of the same days', () => {
    const { waterfall } = answer(given());
    expect(waterfall?.title).toBe('From gross to net in 91 days');
    // With 10 % saved, 1,600 hours would have been 1,778, a difference of $8,889. Half of it is put to use.
    expect(barsOf(given())).toEqual([
      'Gross $40,000',
      'Unproven or unused −$35,555',
      'Licenses −$1,496',
      'Net impact $2,949',
    ]);
  });

  it('does not call a part of a loss unsupported', () => {
    expect(barsOf(fixtures.slower)?.slice(0, 2)).toEqual([
      expect.stringMatching(/^Gross −\$/),
      expect.stringMatching(/^Adjustments \+\$/),
    ]);
  });

  it('starts each bar at the end of the previous one', () => {
    const { bars, zero } = answer(given({ intervalPercent: [8, 30] })).waterfall ?? { bars: [], zero: Number.NaN };
    const [gross, used, licenses, net] = bars;
    expect(zero).toBe(0);
    expect([gross?.left, gross?.width]).toEqual([0, 1]);
    expect((licenses?.left ?? Number.NaN) + (licenses?.width ?? Number.NaN)).toBeCloseTo(used?.left ?? Number.NaN, 10);
    expect(net?.left).toBe(0);
    expect(net?.width).toBeCloseTo(licenses?.left ?? Number.NaN, 10);
    expect(net?.width).toBeCloseTo(2_948.55 / 40_000, 6);
  });

  it('draws a loss to the left of zero, and extends a range to the edge if its high end is unknown', () => {
    const { bars, zero } = answer(fixtures.slower).waterfall ?? { bars: [], zero: Number.NaN };
    expect(zero).toBe(1);
    expect(bars.every(({ left, width }) => left >= 0 && left + width <= 1 + 1e-9)).toBe(true);
    const wide = answer(given({ intervalPercent: [-80, 30] })).waterfall?.bars.at(-1);
    expect(wide?.range?.isOpen).toBe(true);
    expect((wide?.range?.left ?? 0) + (wide?.range?.width ?? 0)).toBeCloseTo(1, 10);
  });

  it('has a range if the amount is not certain', () => {
    const { bars } = answer(fixtures.clearWin).waterfall ?? { bars: [] };
    expect(bars.map(({ range }) => range !== null)).toEqual([false, true, true, true]);
  });
});

it('the answer has the same net value as the bridge', () => {
  const found = bridge(fixtures.clearWin, defaultEconomics);
  expect(found.kind === 'ready' && answer(fixtures.clearWin).waterfall?.bars.at(-1)?.step.amount).toEqual(
    found.kind === 'ready' && found.net,
  );
});
