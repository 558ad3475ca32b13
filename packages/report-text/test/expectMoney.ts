import type { Economics, Report } from '@roi-insight/contracts';
import { bridge, cardValues, verdictFromInterval } from '@roi-insight/roi-math';
import { expect } from 'vitest';
import { answerFacts } from '../src/answer/answerFacts.ts';
import { answerSteps } from '../src/answer/answerSteps.ts';
import { answerText } from '../src/answer/answerText.ts';
import { barInk } from '../src/answer/barInk.ts';
import { bridgeRows, outcomeRows } from '../src/bridge/bridgeRows.ts';
import { describeStep } from '../src/bridge/bridgeText.ts';
import { INCONCLUSIVE } from '../src/bridge/netFigure.ts';
import { netQuarters } from '../src/bridge/netQuarters.ts';
import { wholeDollars } from '../src/bridge/wholeDollars.ts';
import { defaultBrand } from '../src/brand.ts';
import { verdictShortText } from '../src/evidence/verdictShortText.ts';
import { verdictText } from '../src/evidence/verdictText.ts';
import { createFormats } from '../src/format/index.ts';
import { metricCardProps } from '../src/metrics/metricCardProps.ts';

const formats = createFormats(defaultBrand);

/** Every statement about the money of a report, and the numbers behind these statements. */
export function moneyOf(report: Report, economics: Economics) {
  const found = bridge(report, economics);
  const ready = found.kind === 'ready' ? found : null;
  const answer = answerText(formats, report, economics);
  const facts = answerFacts(formats, report, economics);
  const last = ready?.steps.find((step) => step.kind === 'net');
  const bars = answer.waterfall?.bars ?? [];
  return {
    ready,
    answer,
    verdict: verdictText(formats, report, 'Claude Code'),
    brief: verdictShortText(formats, report),
    // The verdict on an organization is not that on its first quarter.
    lead: answer.course === null || report.organization !== undefined ? '' : 'First quarter: ',
    inks: bars.map(barInk),
    steps: answerSteps(formats, bars),
    card: cardValues(report.summary_metrics)[ready?.period.kind === 'first-year' ? 'annualProjection' : 'costSavings'],
    claims: claimsOf(report),
    netNote: last === undefined ? '' : describeStep(formats, last).note,
    netRow: ready === null ? [] : (bridgeRows(formats, ready).at(-1) ?? []),
    quarters: ready?.quarters ? netQuarters(formats, report, ready.quarters) : null,
    isGone: report.evidence?.lasting === 'gone',
    isFading: report.evidence?.lasting === 'fading',
    outcomes: ready === null ? '' : outcomeRows(formats, ready).join('\n'),
    facts,
    payback: facts.find(({ name }) => name === 'Payback')?.figure ?? '',
    cards: metricCardProps(formats, report, 'Claude Code'),
  };
}

type Money = ReturnType<typeof moneyOf>;

/** What the intervals of the measured quarters say, by number; the first says the verdict. */
function claimsOf({ evidence }: Report): ReadonlyMap<number, string> {
  if (evidence?.kind !== 'estimated') return new Map();
  const later = (evidence.quarters ?? []).flatMap(({ complete, intervalPercent, headlinePercent }, index) =>
    index > 0 && complete && intervalPercent !== null && headlinePercent !== null
      ? [[index + 1, verdictFromInterval(intervalPercent)] as const]
      : [],
  );
  return new Map([[1, evidence.verdict], ...later]);
}

/** Claims about a gain or a loss. "The data can't tell a gain from a loss yet" is not a claim. */
const CLAIM = /\ba loss\b|no gain|net savings|savings (don’t|never)|pay for themselves|\bnever\b/i;
const withoutDoubt = (text: string) => text.replaceAll(/can’t tell a gain from a loss/gi, '');

/** Words that need every interval of time on one side of zero. */
const CERTAIN = /\ba loss\b|even in the best case/i;

/** Checks that figure, words, colors, bars and rows about the money say the same. */
export function expectMoney(found: Money, claim: string | null): void {
  const { ready, answer, inks, steps, netNote, netRow, outcomes, facts, payback, claims } = found;
  if (ready === null || ready.outcome === 'refused') {
    expect([answer.isAmount, answer.tone, answer.range, answer.second, answer.waterfall]).toEqual([
      false,
      'neutral',
      null,
      null,
      null,
    ]);
    return;
  }
  const { outcome, net, period, quarters, latest } = ready;
  // If the last quarter does not show the saving anymore, it comes first.
  const first = latest?.isSavingGone === true ? latest : { net, outcome, number: null };
  const isNow = first.number !== null;
  const { second, line } = answer;
  const words = [answer.title, answer.note, second ?? '', ...line, outcomes, payback].join('\n');

  // If there is no detectable change, there is one range, but no figure, claim, color or payback time.
  if (claim === 'no-detectable-change') expect(['inconclusive', 'costs-more', 'nothing']).toContain(outcome);
  // Time that has no value is neither a gain nor a loss: only the licenses count.
  if (outcome === 'nothing') {
    expect([answer.tone, answer.range, payback]).toEqual(['neutral', null, 'None']);
    expect(withoutDoubt(`${words}\n${netNote}`)).not.toMatch(CLAIM);
  }
  if (outcome === 'inconclusive') {
    expect([answer.figure, answer.isAmount, answer.tone, second]).toEqual([INCONCLUSIVE, false, 'neutral', null]);
    expect(answer.range).not.toBeNull();
    expect(withoutDoubt(`${words}\n${netNote}`)).not.toMatch(CLAIM);
    expect(steps.at(-1)?.amount).toBe(INCONCLUSIVE);
    expect(netRow).toContain(INCONCLUSIVE);
    expect(payback).toBe('Can’t tell yet');
    // A range that is wholly below zero says what it means.
    expect(net.high ?? 0).toBeGreaterThanOrEqual(0);
  }
  if (first.outcome === 'costs-more') expect(answer.figure).toBe('Costs more than it can have saved');
  // A range that crosses zero is never a large figure.
  if (answer.isAmount) {
    expect(first.net.low > 0 || first.net.low === first.net.high || (first.net.high ?? first.net.base) <= 0).toBe(true);
  }

  // A gain or a loss needs that claim in every measured quarter, and a range on the same side of zero.
  expect(answer.title.toLowerCase().includes('net savings')).toBe(first.outcome === 'gain');
  expect(answer.tone === 'positive').toBe(first.outcome === 'gain');
  expect(inks.includes('gain')).toBe(outcome === 'gain');
  const numbers = quarters?.filter(({ kind }) => kind === 'measured').map(({ number }) => number) ?? [1];
  const ofPeriod = new Set(numbers.map((number) => claims.get(number)));
  const ofFirst = isNow ? new Set([claims.get(first.number)]) : ofPeriod;
  for (const [shows, range, said] of [
    [outcome, net, ofPeriod],
    [first.outcome, first.net, ofFirst],
  ] as const) {
    if (shows === 'gain') expect([[...said], range.low > 0]).toEqual([['faster'], true]);
    if (shows === 'loss') expect([[...said], (range.high ?? range.base) < 0]).toEqual([['slower'], true]);
  }
  for (const [text, said] of [
    [netNote, ofPeriod],
    [`${answer.figure}\n${answer.note}`, ofFirst],
  ] as const) {
    if (CERTAIN.test(withoutDoubt(text))) expect([said.size, said.has('no-detectable-change')]).toEqual([1, false]);
  }
  if (answer.tone === 'negative') expect(['loss', 'no-gain']).toContain(first.outcome);
  if (inks.includes('loss')) expect(['loss', 'no-gain']).toContain(outcome);
  if (answer.tone === 'negative') expect(answer.figure).toMatch(/^−/);

  // The name, sign and range of the figure match its tone.
  if (answer.isAmount) {
    expect(answer.figure).toBe(formats.money(first.net.base));
    expect(first.net.low).toBeLessThanOrEqual(first.net.base);
    if (answer.tone === 'positive') expect(answer.figure).not.toMatch(/^−/);
  }
  expect(steps.at(-1)?.name).toBe(outcome === 'gain' ? 'Net savings' : 'Net impact');

  // Only a gain has a payback, and only a gain that costs something has a return.
  expect(/\d/.test(payback) || payback === 'Immediate').toBe(outcome === 'gain');
  expect(line.some((part) => part.startsWith('payback'))).toBe(outcome === 'gain' && payback !== 'Immediate' && !isNow);
  const isReturned = outcome === 'gain' && payback !== 'Immediate';
  expect(facts.some(({ name }) => name === 'Return')).toBe(isReturned);
  expect(/^Return,/m.test(outcomes)).toBe(isReturned);

  // A projection is never without its condition.
  expect(words).not.toMatch(/per year|a year\b/i);
  if (period.kind === 'first-quarter') {
    for (const text of words.split('\n'))
      if (text.includes('first year')) expect(text).toMatch(/^If (the saving|this) lasts/);
  } else if (isNow) expect(second).toMatch(/^Net (savings|impact) in the first year, /);
  else expect(second).toBeNull();

  expectBars(found);
  expectQuarters(found);
}

/** The bars begin at the card of the period, add up to the whole dollar at any depth, and end at the answer. */
function expectBars({ ready, answer, steps, card, netRow }: Money): void {
  if (ready === null) return;
  const { net, steps: all, outcome } = ready;
  const isNow = answer.title.startsWith('Now:');
  expect(answer.waterfall?.title).toBe(isNow ? 'From gross to net in the first year' : 'From gross to net');
  expect(steps[0]?.amount).toBe(formats.money(card));
  const amounts = steps.slice(0, -1).map(({ amount }) => dollarsIn(amount));
  const isWords = outcome === 'inconclusive' || outcome === 'costs-more' || (outcome === 'open' && net.low <= 0);
  if (!isWords) {
    expect(steps.at(-1)?.amount).toBe(formats.money(net.base));
    expect(formats.money(amounts.reduce((sum, amount) => sum + amount, 0))).toBe(steps.at(-1)?.amount);
    expect(netRow[4]).toBe(formats.moneyHeadline(net.base));
  }
  const whole = wholeDollars(all);
  expect(formats.money(whole.slice(0, -1).reduce((sum, { change }) => sum + change, 0))).toBe(formats.money(net.base));
  expect(formats.money(whole[0]?.change)).toBe(steps[0]?.amount);
  expect(steps.at(-1)?.ends).toHaveLength(net.low === net.high ? 0 : net.high === null ? 1 : 2);
}

/** @example dollarsIn('−$1,496') // -1496 */
const dollarsIn = (text: string) => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'));

/** The rows of the table add up to the year, and the words of the table match those of the answer. */
function expectQuarters({ ready, answer, quarters, cards, isGone, isFading }: Money): void {
  if (quarters === null) {
    expect(answer.note).not.toMatch(/projected|measured/);
    return;
  }
  const { table, note } = quarters;
  // The title says how many quarters are measured, and the note whether nothing is projected.
  expect(answer.note.endsWith(note)).toBe(note.includes('gone'));
  expect(table.rows.map((cells) => cells[3])).toEqual(ready?.quarters?.map(({ net }) => formats.money(net.base)));
  expect(`${note}${JSON.stringify(table)}`).not.toMatch(/NaN|Infinity|null|−\$0\b(?!,)/);
  const bases = table.rows.map(([, basis]) => basis);
  expect(bases.includes('Not projected')).toBe(note.includes('gone'));
  if (isGone) expect(bases).not.toContain('Projected');
  if (isGone || isFading) {
    expect(cards.find(({ id }) => id === 'annual-projection')?.tone).not.toBe('positive');
  }
}
