import type { Economics, Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { bridge, defaultEconomics } from '@roi-insight/roi-math';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAnyQuarters } from '../../../roi-math/test/anyQuarters.ts';
import { anyEconomics, anyReport } from '../../test/anyReport.ts';
import { expectMoney, moneyOf } from '../../test/expectMoney.ts';

const RUNS = { numRuns: 1000, seed: 20_261_125 };

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
  const change = answer.line.find((part) => !part.startsWith('likely ')) ?? '';
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
      'faster: costs-more',
      'faster: gain',
      'faster: inconclusive',
      'faster: no-gain',
      'faster: no-seats',
      'faster: nothing',
      'faster: open',
      'faster: refused',
      'faster: weak-gain',
      'no-detectable-change: costs-more',
      'no-detectable-change: inconclusive',
      'no-detectable-change: no-seats',
      'no-detectable-change: nothing',
      'no-detectable-change: refused',
      'slower: costs-more',
      'slower: loss',
      'slower: no-gain',
      'slower: no-seats',
      'slower: nothing',
      'slower: open',
      'slower: refused',
    ]);
  });

  it('in any report with later quarters', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(withAnyQuarters(anyReport), anyEconomics, (report, economics) => {
        expectConsistent(report, economics);
        const found = bridge(report, economics);
        if (found.kind === 'ready' && found.quarters !== null)
          seen.add(`${found.quarters[0]?.outcome}: ${found.outcome}`);
      }),
      { ...RUNS, numRuns: 3000 },
    );
    // The generated reports include every case.
    expect([...seen].toSorted()).toEqual([
      'gain: costs-more',
      'gain: gain',
      'gain: open',
      'loss: costs-more',
      'loss: loss',
      'loss: open',
      'no-gain: costs-more',
      'no-gain: no-gain',
      'no-gain: open',
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
