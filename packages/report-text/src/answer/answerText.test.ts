import { type Economics, type Report, reportToWire } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { bridge, defaultEconomics, withUsageSeats } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { given, readyBridge } from '../../test/bridges.ts';
import { quarterReports } from '../../test/quarterReports.ts';
import { moneyRange } from '../bridge/outcomeText.ts';
import { createFormats } from '../format/index.ts';
import { answerFacts } from './answerFacts.ts';
import { answerText } from './answerText.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const answer = (report: Report, over: Partial<Economics> = {}) =>
  answerText(formats, report, { ...defaultEconomics, ...over });
const factsOf = (report: Report) =>
  answerFacts(formats, report, defaultEconomics).map(({ name, figure }) => `${name}: ${figure}`);

const FREE = { pricePerSeatMonth: 0 };

describe('the answer', () => {
  it('is the net value of the first quarter with its range if the report shows a gain', () => {
    const { net } = readyBridge(given(), FREE);
    expect(answer(given(), FREE)).toMatchObject({
      title: 'Net savings in the first quarter',
      figure: formats.money(net.base),
      tone: 'positive',
      range: moneyRange(formats, net),
      // Four quarters, on their condition.
      second: 'If the saving lasts: $17,778 in the first year (likely $5.1k to $64k)',
      note: '',
      line: ['10% less time per ticket', 'likely $1.3k to $16k'],
      warning: null,
      needsSeats: false,
    });
  });

  it('has the return beside the payback if it is a gain that costs something', () => {
    // Saved and put to use: $2,087, $4,444, $16,000. Licenses: $1,496.
    const gain = given({ intervalPercent: [8, 30] });
    const { line } = answer(gain);
    expect(line.slice(2)).toEqual(['$2.97 for each $1 spent (likely $1.40 to $10.70)', 'payback 4.0 months']);
    expect(factsOf(gain)[0]).toBe(`Return: ${line[2]}`);
  });

  it('has words instead of a figure if the range includes gains and losses', () => {
    const found = answer(given());
    expect(found).toMatchObject({ title: 'Net impact in the first quarter', tone: 'neutral', isAmount: false });
    expect(found.figure).toBe('Can’t tell a gain from a loss');
    expect(found.second).toBe('If this lasts: likely −$931 to $58k in the first year');
    expect(found.note).toBe('The range includes gains and losses.');
    expect(found.line).toEqual(['10% less time per ticket', 'likely −$233 to $15k']);
    expect(found.range).toMatch(/^−\$[\d,]+ to \$[\d,]+$/);
  });

  it('is a loss if the report shows a loss', () => {
    const loss = given({ verdict: 'slower', grade: 'C', intervalPercent: [-30, -5], headlinePercent: -10 });
    expect(answer(loss)).toMatchObject({
      title: 'Net impact in the first quarter',
      figure: expect.stringMatching(/^−\$/),
      tone: 'negative',
      note: 'A loss, even in the best case.',
    });
  });

  it('is the license cost, but is not called a loss, if no time is put to use', () => {
    for (const report of [given(), fixtures.slower, fixtures.noDetectableChange]) {
      expect(answer(report, { realisationRate: 0 })).toMatchObject({
        title: 'Net impact in the first quarter',
        figure: '−$1,496',
        tone: 'neutral',
        range: null,
        note: 'Time has no value with these inputs, so only the license cost remains.',
      });
    }
  });

  it('is inconclusive if no change was detected, and gives the range of the data', () => {
    const { figure, range, tone, line } = answer(fixtures.noDetectableChange);
    expect([figure, tone]).toEqual(['Inconclusive', 'neutral']);
    expect(line).toEqual(['No measurable change yet', 'likely −$17k to $24k']);
    expect(range).toMatch(/^−\$[\d,]+ to \$[\d,]+$/);
  });

  it('says that the assistant costs more than it can have saved if the whole range is below zero', () => {
    const { figure, isAmount, tone, range, second, note } = answer(fixtures.noDetectableChange, { seats: 800 });
    expect([figure, isAmount, tone, second]).toEqual(['Costs more than it can have saved', false, 'neutral', null]);
    expect(range).toMatch(/^−\$[\d,]+ to −\$[\d,]+$/);
    expect(note).toBe('The whole range is below zero, although no change in time is certain.');
  });

  it('is of the first quarter, whatever later quarters say, if no change was detected in it', () => {
    const { figure, title, note, second } = answer(quarterReports.unconfirmed);
    expect([figure, title, second]).toEqual(['Inconclusive', 'Net impact in the first quarter', null]);
    expect(note).toBe('The data can’t tell a gain from a loss yet.');
  });

  it('is the last measured quarter if that does not show the saving anymore, followed by the year', () => {
    const found = answer(quarterReports.fading);
    expect(found).toMatchObject({
      title: 'Now: net impact in the third quarter',
      figure: 'Can’t tell a gain from a loss',
      range: '−$1,338 to $8,870',
      second: 'Net savings in the first year, 3 of 4 quarters measured: $28,385 (likely $7.6k to $68k)',
      note: 'The range includes gains and losses.',
      line: ['likely −$1.3k to $8.9k', 'First quarter: 33% less time per ticket', 'smaller saving after 9 months'],
    });
    expect(found.waterfall?.title).toBe('From gross to net in the first year');
  });

  it('is the year, with the money of the last measured quarter, if that still shows the saving', () => {
    expect(answer(quarterReports.growing)).toMatchObject({
      title: 'Net savings in the first year, 3 of 4 quarters measured',
      figure: '$43,621',
      second: null,
      line: expect.arrayContaining(['larger saving after 9 months', 'now $1.9k to $26k a quarter']),
    });
    expect(answer(fixtures.lasting).title).toBe('Net savings in the first year, measured');
  });

  it('says how much of the first quarter was measured', () => {
    const report = given();
    const { post_claude: post, ...summary } = report.summary_metrics;
    const short = { ...report, summary_metrics: { ...summary, post_claude: { ...post, total_days: 56 } } };
    expect(answer(short).title).toBe('Net savings in the first quarter, 56 of 91 days');
  });

  it('says nothing about a year if the grade is D', () => {
    const slow = given({ verdict: 'slower', grade: 'D', intervalPercent: [-30, -5], headlinePercent: -10 });
    const { net } = readyBridge(slow);
    const loss = answer(slow);
    expect(loss).toMatchObject({
      title: 'Net impact in the first quarter',
      figure: formats.money(net.base),
      tone: 'negative',
    });
    expect(loss.note).toBe('A loss, even in the best case. Grade D evidence is too weak for a yearly figure.');
    expect(factsOf(slow)).toContain('Payback: Not projected');
    expect(answer(given({ grade: 'D' }), FREE)).toMatchObject({
      title: 'Net impact in the first quarter',
      tone: 'neutral',
      second: null,
      note: 'Grade D evidence is too weak for a yearly figure.',
    });
    const none = answer(given({ verdict: 'no-detectable-change', grade: 'D', intervalPercent: [-5, 30] }));
    expect(none).toMatchObject({ title: 'Net impact in the first quarter', figure: 'Inconclusive', tone: 'neutral' });
  });

  it('is refused if the saved hours are more than the team works', () => {
    const refused = answer(given(), { seats: 1 });
    expect(refused).toMatchObject({ figure: 'Not plausible', range: null, waterfall: null, tone: 'neutral' });
    expect(refused.note).toMatch(/^The headline claims 800 hours saved of the 520/);
    expect(answerFacts(formats, given(), { ...defaultEconomics, seats: 1 })).toEqual([]);
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
      const found = answer(report, { seats: withUsageSeats(report, defaultEconomics).seats });
      expect(JSON.stringify(found)).not.toMatch(/NaN|Infinity|undefined|-\$|\$-|−\$0\b/);
      const { verdict, grade } = { ...reportToWire(report).evidence };
      const isSupported = grade !== 'D' && (verdict === 'faster' || verdict === 'slower');
      expect(found.second !== null || found.title.includes('first year')).toBe(isSupported);
    },
  );
});

describe('the certainty of the answer', () => {
  it('is described by payback, grade and the smallest saving that could have been detected', () => {
    expect(factsOf(fixtures.clearWin)).toEqual([
      'Return: $17 for each $1 spent (likely $9 to $27)',
      'Payback: 0.7 months',
      'Evidence grade: B',
      'Detectable saving: 19%',
    ]);
    expect(factsOf(fixtures.slower)).toEqual(['Payback: None', 'Evidence grade: B']);
    expect(factsOf(fixtures.tooLittleData)).toEqual([]);
  });
});

it('the answer has the same net value as the bridge', () => {
  const found = bridge(fixtures.clearWin, defaultEconomics);
  expect(found.kind === 'ready' && answer(fixtures.clearWin).waterfall?.bars.at(-1)?.step.amount).toEqual(
    found.kind === 'ready' && found.net,
  );
});
