import { type EvidenceFields, type PlaceboDate, type Report, evidenceFrom } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { placeboPlot } from './placeboPlot.ts';
import { placeboReadings, type TriedDates } from './placeboReadings.ts';
import { placeboPosition, placeboResultText, placeboTable, placeboVerdict } from './placeboText.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const date = (day: string, effect: number, low: number, high: number): PlaceboDate => ({
  date: day,
  effectPercent: effect,
  intervalPercent: [low, high],
});
const quiet = date('2025-05-12', 2, -12, 15);
const fooled = date('2025-05-19', 31, 4, 51.04);
const loss = date('2025-06-30', -20, -40, -1);

/** A report with an estimate of 40 % (interval 20 to 55) at its adoption date, August 25. */
function reportOf(dates: PlaceboDate[] | null, evidence: Partial<EvidenceFields> = {}): Report {
  const base = fixtures.clearWin;
  if (base.evidence === undefined) throw new Error('the fixture has evidence');
  const placebo = dates === null ? null : { tried: dates.length, asLarge: 0, dates };
  return {
    ...base,
    summary_metrics: { ...base.summary_metrics, claude_adoption_date: '2025-08-25' },
    evidence: evidenceFrom({
      ...base.evidence,
      verdict: 'faster',
      effectPercent: 40,
      intervalPercent: [20, 55],
      headlinePercent: null,
      placebo,
      ...evidence,
    }),
  };
}

const NO_ESTIMATE: Partial<EvidenceFields> = { verdict: 'too-little-data', effectPercent: null, intervalPercent: null };

function tried(dates: PlaceboDate[], evidence: Partial<EvidenceFields> = {}): TriedDates {
  const test = placeboReadings(reportOf(dates, evidence));
  if (test?.kind !== 'tried') throw new Error('no dates');
  return test;
}

describe('placeboReadings', () => {
  it('has the earlier dates and the real date, with the method’s claim for each', () => {
    const { earlier, real } = tried([quiet, fooled, loss]);
    expect(earlier.map(({ claim }) => claim)).toEqual(['no-detectable-change', 'faster', 'slower']);
    expect(real).toEqual({ date: '2025-08-25', effect: 40, interval: [20, 55], claim: 'faster' });
  });
  it('is absent if the report has no evidence or no estimates', () => {
    expect(placeboReadings(fixtures.missingEvidence)).toBeNull();
    expect(placeboReadings(reportOf(null, { placebo: { tried: 9, asLarge: 0, dates: null } }))).toBeNull();
  });
  it('gives the reason if no date was tried', () => {
    for (const dates of [null, []]) {
      expect(placeboReadings(reportOf(dates))).toEqual({ kind: 'not-possible', reason: 'too-few-weeks' });
      expect(placeboReadings(reportOf(dates, NO_ESTIMATE))).toEqual({
        kind: 'not-possible',
        reason: 'too-little-data',
      });
    }
  });
  it('has no estimate at the real date if the verdict is “too little data”, even if a change was observed', () => {
    expect(tried([quiet], NO_ESTIMATE).real).toBeNull();
    expect(tried([quiet], { verdict: 'too-little-data' }).real).toBeNull();
  });
});

describe('the sentences about the fake dates', () => {
  it.each([
    [[quiet], '1 fake date tested, 0 false alarms.'],
    [[fooled], '1 fake date tested, 1 false alarm.'],
    [[quiet, quiet], '2 fake dates tested, 0 false alarms.'],
    [[quiet, fooled, loss], '3 fake dates tested, 2 false alarms.'],
  ])('describe all dates in the summary (case %#)', (dates, text) => {
    expect(placeboResultText(formats, tried(dates))).toBe(text);
  });

  it('give the verdict at a date', () => {
    const test = tried([quiet, fooled, loss]);
    const all = [...test.earlier, ...(test.real === null ? [] : [test.real])];
    expect(all.map((each) => placeboVerdict(formats, each, test, 'Claude Code'))).toEqual([
      {
        outcome: 'right',
        text: 'Correct: nothing changed on May 12, 2025, and the method reported no detectable change.',
      },
      {
        outcome: 'wrong',
        text: 'False alarm: nothing changed on May 19, 2025, but the method reported 31% faster (2 of 3 dates).',
      },
      {
        outcome: 'wrong',
        text: 'False alarm: nothing changed on Jun 30, 2025, but the method reported 20% slower (2 of 3 dates).',
      },
      { outcome: 'real', text: 'Claude Code was adopted on Aug 25, 2025. The method reported 40% faster.' },
    ]);
  });

  it('reconcile the estimate at the adoption date with the figure that the report quotes', () => {
    const textFor = (evidence: Partial<EvidenceFields>) => {
      const test = tried([quiet], evidence);
      return test.real === null ? null : placeboVerdict(formats, test.real, test, 'Claude Code').text;
    };
    expect(textFor({ headlinePercent: 36.04 })).toMatch(
      /The method reported 40% faster before shrinkage; the verdict quotes 36%\.$/,
    );
    expect(textFor({ headlinePercent: 40 })).toMatch(/40% faster\.$/);
    expect(textFor({ headlinePercent: null })).toMatch(/40% faster\.$/);
    expect(textFor({ verdict: 'no-detectable-change', headlinePercent: 36 })).toMatch(/no detectable change\.$/);
  });

  it('give the position of the slider', () => {
    const test = tried([quiet, loss], { headlinePercent: 36.04 });
    expect(test.earlier.map((each) => placeboPosition(formats, each, test))).toEqual([
      'May 12, 2025: no detectable change reported, range 12% slower to 15% faster',
      'Jun 30, 2025: 20% slower reported, range 1% to 40% more time',
    ]);
    if (test.real === null) throw new Error('no real estimate');
    expect(placeboPosition(formats, test.real, test)).toBe(
      'Aug 25, 2025, the real adoption date: 40% faster reported, range 20% to 55% less time',
    );
  });

  it('leave the figures to the table, which has a row for each date with an estimate', () => {
    expect(placeboTable(formats, tried([quiet, loss])).rows).toEqual([
      ['May 12, 2025', '2.0% faster', '12.0% slower to 15.0% faster', 'None'],
      ['Jun 30, 2025', '20.0% slower', '1.0% to 40.0% slower', 'Slower'],
      ['Aug 25, 2025 (adoption)', '40.0% faster', '20.0% to 55.0% faster', 'Faster'],
    ]);
    expect(placeboTable(formats, tried([quiet], NO_ESTIMATE)).rows).toHaveLength(1);
  });
});

describe('placeboPlot', () => {
  it('places dates in time and percent on an axis with round ticks', () => {
    const { dates, values, caption } = placeboPlot(formats, tried([quiet, fooled, loss]));
    expect(values?.map(({ label }) => label)).toEqual(['60%', '40%', '20%', '0%', '20%', '40%']);
    expect(values?.map(({ isZero }) => isZero)).toEqual([false, false, false, true, false, false]);
    const dots = dates.map(({ dot }) => dot);
    expect(dots.map(({ shape }) => shape)).toEqual(['ring', 'diamond', 'diamond', 'disc']);
    expect(dots.map(({ label }) => label?.text)).toEqual([undefined, undefined, undefined, '40%']);
    expect(dates.map(({ day }) => day)).toEqual([0, 7, 49, 105]);
    expect(dots.map(({ x }) => x)).toEqual([0, 7 / 105, 49 / 105, 1]);
    // From 60 % faster at the top to 40 % slower at the bottom.
    expect(dots[0]?.range?.top).toBeCloseTo(0.45);
    expect(dots[0]?.y).toBeCloseTo(0.58);
    expect(dots[0]?.range?.bottom).toBeCloseTo(0.72);
    expect(caption).not.toContain('beyond the chart');
  });

  it('explains the shapes that it contains', () => {
    const words = (dates: PlaceboDate[]) => placeboPlot(formats, tried(dates)).legend?.map(({ text }) => text);
    expect(words([quiet])).toEqual(['Fake date', 'Real adoption date']);
    expect(words([quiet, fooled])).toEqual(['Fake date', 'False alarm', 'Real adoption date']);
  });

  it('cuts off intervals that would flatten the other intervals', () => {
    const { dates, values, caption } = placeboPlot(formats, tried([date('2025-05-12', -250, -500, 500), quiet]));
    expect(values?.map(({ label }) => label)).toEqual(['100%', '50%', '0%', '50%', '100%', '150%', '200%']);
    expect(dates[0]?.dot).toMatchObject({
      y: 1,
      range: { top: 0, bottom: 1, isCutAbove: true, isCutBelow: true },
    });
    expect(dates[1]?.dot.range).toMatchObject({ isCutAbove: false, isCutBelow: false });
    expect(caption).toContain('beyond the chart');
  });

  it('has an axis on both sides of zero, even for the smallest estimates', () => {
    const { values } = placeboPlot(formats, tried([date('2025-05-12', 0, 0, 0)], NO_ESTIMATE));
    expect(values?.map(({ label }) => label)).toEqual(['10%', '5%', '0%', '5%', '10%']);
  });

  it.each([
    ['a single date', ['2025-05-12'], ['May 12 2025']],
    ['two weeks', ['2025-05-12', '2025-05-26'], ['May 12 2025', 'May 26']],
    ['half a year', ['2024-11-04', '2025-04-28'], ['Dec 2024', 'Jan 2025', 'Feb', 'Mar', 'Apr']],
    ['nine months', ['2024-11-04', '2025-07-28'], ['Jan 2025', 'Mar', 'May', 'Jul']],
    [
      'six years',
      ['2019-05-06', '2025-05-12'],
      ['Jan 2020', 'Jan 2021', 'Jan 2022', 'Jan 2023', 'Jan 2024', 'Jan 2025'],
    ],
  ])('names months on the axis: %s', (_, days, labels) => {
    const { ticks } = placeboPlot(
      formats,
      tried(
        days.map((day) => date(day, 0, -5, 5)),
        NO_ESTIMATE,
      ),
    );
    expect(ticks?.map(({ label, below }) => [label, below].join(' ').trimEnd())).toEqual(labels);
    expect(ticks?.every(({ x }) => x >= 0 && x <= 1)).toBe(true);
  });
});
