import type { Economics, Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { bridge, defaultEconomics } from '@roi-insight/roi-math';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAnyQuarters } from '../../../roi-math/test/anyQuarters.ts';
import { anyEconomics, anyReport } from '../../test/anyReport.ts';
import { describeStep } from '../bridge/bridgeText.ts';
import { bridgeRows, outcomeRows } from '../bridge/bridgeRows.ts';
import { netQuarters } from '../bridge/netQuarters.ts';
import { INCONCLUSIVE } from '../bridge/outcomeText.ts';
import { defaultBrand } from '../brand.ts';
import { verdictShortText } from '../evidence/verdictShortText.ts';
import { verdictText } from '../evidence/verdictText.ts';
import { createFormats } from '../format/index.ts';
import { metricCardProps } from '../metrics/metricCardProps.ts';
import { answerSteps } from './answerSteps.ts';
import { answerText } from './answerText.ts';
import { barInk } from './barInk.ts';

const formats = createFormats(defaultBrand);
const RUNS = { numRuns: 1000, seed: 20_261_125 };

/** Every statement about the money of a report, and the numbers behind these statements. */
function moneyOf(report: Report, economics: Economics) {
  const found = bridge(report, economics);
  const ready = found.kind === 'ready' ? found : null;
  const answer = answerText(formats, report, economics);
  const last = ready?.steps.find((step) => step.kind === 'net');
  const bars = answer.waterfall?.bars ?? [];
  return {
    ready,
    answer,
    verdict: verdictText(formats, report, 'Claude Code'),
    brief: verdictShortText(formats, report),
    lead: answer.course === null ? '' : 'First quarter: ',
    inks: bars.map(barInk),
    netBar: answerSteps(formats, bars).slice(-1),
    netNote: last === undefined ? '' : describeStep(formats, last).note,
    netRow: ready === null ? [] : (bridgeRows(formats, ready).at(-1) ?? []),
    quarters: ready?.quarters ? netQuarters(formats, report, ready.quarters) : null,
    isGone: report.evidence?.lasting === 'gone',
    isFading: report.evidence?.lasting === 'fading',
    isLaterMeasured:
      report.evidence?.quarters?.slice(1).some((quarter) => quarter.complete && quarter.headlinePercent !== null) ??
      false,
    outcomes: ready === null ? '' : outcomeRows(formats, ready).join('\n'),
    payback: answer.facts.find(({ kind }) => kind === 'payback')?.figure ?? '',
    cards: metricCardProps(formats, report, 'Claude Code'),
  };
}

type Money = ReturnType<typeof moneyOf>;

/** Claims about a gain or a loss. "The data can't tell a gain from a loss yet" is not a claim. */
const CLAIM = /\ba loss\b|no gain|net savings|savings (don’t|never)|pay for themselves|\bnever\b/i;
const withoutDoubt = (text: string) => text.replaceAll('The data can’t tell a gain from a loss yet.', '');

/** The first percentage of a text, such as '33%' or 'under 1%'. */
const percentIn = (text: string) => /(?:under |over )?\d+%/.exec(text)?.[0];

function expectConsistent(report: Report, economics: Economics): void {
  const found = moneyOf(report, economics);
  const { evidence } = report;
  const { answer, verdict, brief, cards } = found;
  const claim = evidence?.kind === 'estimated' ? evidence.verdict : null;

  // The verdict and the line under the figure give the same percentage, as a whole number.
  expect(percentIn(brief)).toBe(percentIn(verdict.headline));
  expect(`${verdict.headline} ${verdict.detail} ${brief}`).not.toMatch(claim === null ? /NaN/ : /\d\.\d+%|NaN/);
  const [change = ''] = answer.line;
  if (answer.line.length > 0) expect(change.toLowerCase()).toBe(`${found.lead}${brief}`.toLowerCase());
  if (claim === 'faster') expect(verdict.headline).toMatch(/% less (working|logged) time/);
  if (claim === 'slower') expect(verdict.headline).toMatch(/% more (working|logged) time/);

  // A card has a second line if the verdict does not support its direction.
  for (const { figure, trend, tone, doubt } of cards) {
    if (figure.value === null || claim === null) continue;
    const isSupported =
      trend === 'flat' || (claim === 'faster' && trend === 'up') || (claim === 'slower' && trend === 'down');
    if (!isSupported) expect(doubt).not.toBeNull();
    if (tone === 'positive') expect(claim).toBe('faster');
  }

  expectMoney(found, claim);
}

function expectMoney(found: Money, claim: string | null): void {
  const { ready, answer, inks, netBar, netNote, netRow, outcomes, payback } = found;
  if (ready === null || ready.outcome === 'refused') {
    expect([answer.isAmount, answer.tone, answer.range, answer.waterfall]).toEqual([false, 'neutral', null, null]);
    return;
  }
  // The steps describe the first quarter, and the answer describes the year.
  const { outcome, yearOutcome, net, projection } = ready;
  const words = [answer.title, answer.note, ...answer.line, outcomes, payback].join('\n');
  if (ready.quarters === null) expect(yearOutcome).toBe(outcome);

  // If there is no detectable change, there is one range, but no figure, claim, color or payback time.
  if (claim === 'no-detectable-change') expect(['inconclusive', 'nothing']).toContain(outcome);
  // Time that has no value is neither a gain nor a loss: only the licenses count.
  if (outcome === 'nothing') {
    expect([yearOutcome, answer.tone, answer.range, payback]).toEqual(['nothing', 'neutral', null, 'None']);
    expect(withoutDoubt(`${words}\n${netNote}`)).not.toMatch(CLAIM);
  }
  if (outcome === 'inconclusive') {
    expect([answer.figure, answer.isAmount, answer.tone]).toEqual([INCONCLUSIVE, false, 'neutral']);
    expect(answer.range).not.toBeNull();
    expect(withoutDoubt(`${words}\n${netNote}`)).not.toMatch(CLAIM);
    expect(netBar[0]?.amount).toBe(INCONCLUSIVE);
    expect(netRow).toContain(INCONCLUSIVE);
    expect(payback).toBe('Can’t tell yet');
  }

  // A gain or a loss needs a verdict in the same direction, and a range on the same side of zero.
  const shown = projection.kind === 'estimate' ? projection.annual : net;
  expect(answer.title.startsWith('Net savings')).toBe(yearOutcome === 'gain');
  expect(answer.tone === 'positive').toBe(yearOutcome === 'gain');
  expect(inks.includes('gain')).toBe(outcome === 'gain');
  for (const [shows, range] of [
    [outcome, net],
    [yearOutcome, shown],
  ] as const) {
    if (shows === 'gain') expect([claim, range.low > 0]).toEqual(['faster', true]);
  }
  for (const [text, range] of [
    [netNote, net],
    [words, ready.quarters === null ? net : shown],
  ] as const) {
    if (/\bA loss\b/.test(withoutDoubt(text))) {
      expect(claim).toBe('slower');
      expect(range.high ?? range.base).toBeLessThan(0);
    }
  }
  if (answer.tone === 'negative') expect(['loss', 'no-gain']).toContain(yearOutcome);
  if (inks.includes('loss')) expect(['loss', 'no-gain']).toContain(outcome);
  if (answer.tone === 'negative') expect(answer.figure).toMatch(/^−/);

  // The name, sign and range of the figure match its tone.
  if (answer.isAmount) {
    expect(answer.figure).toBe(formats.money(shown.base));
    expect(shown.low).toBeLessThanOrEqual(shown.base);
    if (shown.high !== null) expect(shown.high).toBeGreaterThanOrEqual(shown.base);
    if (answer.tone === 'positive') expect(answer.figure).not.toMatch(/^−/);
  }
  expect(netBar[0]?.name).toBe(outcome === 'gain' ? 'Net savings' : 'Net impact');

  // Only a gain has a payback.
  expect(/\d/.test(payback) || payback === 'Immediate').toBe(yearOutcome === 'gain');
  expect(answer.line.some((part) => part.startsWith('payback'))).toBe(
    yearOutcome === 'gain' && payback !== 'Immediate',
  );

  expectQuarters(found);
}

/** The rows of the table add up to the year, and the words of the table match those of the answer. */
function expectQuarters({ ready, answer, quarters, cards, isGone, isFading, isLaterMeasured }: Money): void {
  const { title: ofWaterfall = '' } = answer.waterfall ?? {};
  expect(ofWaterfall.includes('first')).toBe(quarters !== null);
  if (quarters === null) {
    const isOfFirst = isLaterMeasured && ready?.projection.kind === 'range';
    expect(answer.note.endsWith(' Based on the first quarter only.')).toBe(isOfFirst);
    if (!isOfFirst) expect(answer.note).not.toMatch(/quarter|projected/);
    return;
  }
  const { table, note } = quarters;
  expect(answer.note.endsWith(note)).toBe(true);
  expect(table.rows.map(([, , net]) => net)).toEqual(ready?.quarters?.map(({ net }) => formats.money(net.base)));
  expect(`${note}${JSON.stringify(table)}`).not.toMatch(/NaN|Infinity|null|−\$0\b(?!,)/);
  const bases = table.rows.map(([, basis]) => basis);
  expect(bases.includes('Not projected')).toBe(note.includes('gone'));
  if (isGone) expect(bases).not.toContain('Projected');
  if (isGone || isFading) {
    expect(cards.find(({ id }) => id === 'annual-projection')?.tone).not.toBe('positive');
  }
}

describe('verdict, answer, bridge and cards never contradict each other', () => {
  it('in any report with any costs', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyReport, anyEconomics, (report, economics) => {
        expectConsistent(report, economics);
        const found = bridge(report, economics);
        const verdict = report.evidence?.kind === 'estimated' ? report.evidence.verdict : '';
        seen.add(`${verdict}: ${found.kind === 'ready' ? found.outcome : found.reason}`);
      }),
      RUNS,
    );
    // The generated reports include every case.
    expect([...seen].toSorted()).toEqual([
      'faster: gain',
      'faster: inconclusive',
      'faster: no-gain',
      'faster: no-seats',
      'faster: nothing',
      'faster: open',
      'faster: refused',
      'faster: weak-gain',
      'no-detectable-change: inconclusive',
      'no-detectable-change: no-seats',
      'no-detectable-change: nothing',
      'no-detectable-change: refused',
      'slower: loss',
      'slower: no-gain',
      'slower: no-seats',
      'slower: nothing',
      'slower: refused',
    ]);
  });

  it('in any report with later quarters', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(withAnyQuarters(anyReport), anyEconomics, (report, economics) => {
        expectConsistent(report, economics);
        const found = bridge(report, economics);
        if (found.kind === 'ready' && found.quarters !== null) seen.add(`${found.outcome}: ${found.yearOutcome}`);
      }),
      { ...RUNS, numRuns: 3000 },
    );
    // The generated reports include every case.
    expect([...seen].toSorted()).toEqual([
      'gain: gain',
      'gain: no-gain',
      'gain: open',
      'loss: loss',
      'loss: open',
      'no-gain: no-gain',
      'no-gain: open',
      'open: no-gain',
      'open: open',
    ]);
  });

  it.each(Object.entries(fixtures))('in the sample report %s', (_name, report) => {
    for (const seats of [0, 1, 3, 25, 400]) {
      for (const pricePerSeatMonth of [0, 20, 400]) {
        for (const realisationRate of [0, 0.5, 1]) {
          expectConsistent(report, { ...defaultEconomics, seats, pricePerSeatMonth, realisationRate });
        }
      }
    }
  });
});
