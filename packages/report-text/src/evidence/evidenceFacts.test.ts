import { type Evidence, type EvidenceFields, evidenceFrom } from '@roi-insight/contracts';
import {
  clearWin,
  comparisonProgram,
  loggedHours,
  noDetectableChange,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { evidenceFacts } from './evidenceFacts.ts';
import { decidingMethod, estimateRows, shrinkageNote } from './evidenceRows.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

function evidenceOf({ evidence }: typeof clearWin, over: Partial<EvidenceFields> = {}): Evidence {
  if (evidence === undefined) throw new Error('the fixture has evidence');
  return evidenceFrom({ ...evidence, ...over });
}
const fact = (name: string, over: Partial<EvidenceFields>, report = clearWin) =>
  evidenceFacts(formats, report, evidenceOf(report, over)).find((one) => one.name === name)?.value;

type SizeDrift = NonNullable<NonNullable<Evidence['size']>['drift']>;

const NOTHING = {
  clickedThrough: { pre: 0, post: 0 },
  tooOld: { pre: 0, post: 0 },
  bulkWeeks: [],
  firstWeeks: 0,
};

describe('the facts about excluded tickets', () => {
  const leftOut = (over: Partial<typeof NOTHING>) => fact('Excluded', { leftOut: { ...NOTHING, ...over } });

  it('name each kind of excluded ticket', () => {
    expect(leftOut({})).toBe('None');
    expect(leftOut({ clickedThrough: { pre: 1, post: 2 } })).toBe('3 tickets in progress for less than 6 minutes');
    const minutes = { leftOut: { ...NOTHING, clickedThrough: { pre: 1, post: 0 } } };
    expect(fact('Excluded', minutes, loggedHours)).toBe('1 ticket with less than 6 logged minutes');
    expect(leftOut({ firstWeeks: 1 })).toMatch(/^The first week of the project, when/);
    expect(
      fact('Excluded', {
        leftOut: {
          clickedThrough: { pre: 1, post: 0 },
          tooOld: { pre: 0, post: 4 },
          bulkWeeks: [{ weekStart: '2025-04-07', tickets: 85 }],
          firstWeeks: 3,
        },
      }),
    ).toBe(
      '1 ticket in progress for less than 6 minutes; 4 tickets completed more than 26 weeks after they were created; the week of Apr 7, 2025 (85 tickets together); the first 3 weeks of the project, when only short tickets could have been completed',
    );
  });

  it('are missing for a report of version 1', () => {
    expect(fact('Excluded', { leftOut: null })).toBeUndefined();
  });
});

describe('the fact about the size of tickets', () => {
  const tickets = { pre: 585, post: 195 };
  const size = (over: Partial<NonNullable<Evidence['size']>>, method: Evidence['method'] = 'trend-adjusted') =>
    fact('Size of tickets', {
      tickets,
      method,
      size: { tickets: { pre: 351, post: 156 }, explainedPercent: 54.2, use: 'used', drift: null, ...over },
    });

  it('says that the size is used, or why it is not', () => {
    expect(size({})).toBe(
      'Explains 54% of the differences between tickets, so the estimate compares tickets of the same size',
    );
    expect(size({ use: 'explains-little', explainedPercent: 9 })).toBe(
      'Explains 9% of the differences between tickets, too little to use',
    );
    expect(size({ use: 'share-changed' })).toBe('Not used: 60% of tickets have one before adoption, 80% after it');
    expect(size({ use: 'few-tickets', explainedPercent: null, tickets: { pre: 12, post: 5 } })).toBe(
      'Not used: too few tickets have one (12 before, 5 after)',
    );
  });

  it('shows both estimates if sizes drifted', () => {
    const drift = {
      percent: 31.2,
      withSizes: { effectPercent: 28.1, intervalPercent: [12, 41.2] },
      withoutSizes: { effectPercent: 3, intervalPercent: [-10.2, 14.1] },
    } satisfies SizeDrift;
    expect(size({ drift })).toBe(
      'Explains 54% of the differences between tickets. Tickets were estimated 31% larger than before adoption, a larger change than any before it, so the estimate is made twice: 28.1% less (12.0% to 41.2% less) for tickets of the same size, 3.0% less (10.2% more to 14.1% less) for all tickets. A change counts only if both show it',
    );
    expect(size({ drift: { ...drift, percent: -20 } }, 'comparison')).toMatch(
      /estimated 20% smaller than before .* the estimate of this project on its own is made twice/,
    );
    const of = evidenceOf(loggedHours);
    const evidence = { ...of, size: of.size && { ...of.size, drift } };
    expect(estimateRows(formats, { ...loggedHours, evidence }, evidence).map(([method]) => method)).toEqual([
      expect.stringContaining(', with and without the size of tickets.'),
      expect.stringContaining(', with and without the size of tickets.'),
    ]);
  });

  it('says that the size is used only for the project’s own estimate', () => {
    expect(size({}, 'comparison')).toMatch(
      /so the estimate of this project on its own compares tickets of the same size$/,
    );
    expect(size({ use: 'explains-little' }, 'comparison')).toMatch(/too little to use$/);
  });

  it('is missing if no ticket has a size', () => {
    expect(fact('Size of tickets', { size: null })).toBeUndefined();
  });
});

describe('the fact about the detectable saving', () => {
  const seen = (percent30: number | null, percent20: number | null, post = 8) =>
    fact('Detectable saving', {
      detectablePercent: 33.4,
      weeksToDetect: { percent20, percent30 },
      weeks: { pre: 39, post },
    });

  it('gives the number of weeks that it would take to detect smaller savings', () => {
    expect(seen(0, 0)).toBe('33% or more (80% power)');
    expect(seen(1, null)).toBe(
      '33% or more (80% power). Detecting 30% would take 1 more week at this pace. Detecting 20% would take more than a year at this pace',
    );
    expect(seen(0, 6)).toBe(
      '33% or more (80% power). Detecting 20% would take 6 more weeks at this pace, beyond the 13 weeks that a report compares',
    );
    expect(seen(0, 5)).toMatch(/take 5 more weeks at this pace$/);
  });

  it('names only a saving of 30% if detecting even 30% would take more than a year', () => {
    expect(seen(null, null)).toMatch(/\. Detecting 30% would take more than a year at this pace$/);
  });

  it('gives no number of weeks for a saving of 20% if the detectable saving is also rounded to 20%', () => {
    const weeksToDetect = { percent20: null, percent30: 0 };
    expect(fact('Detectable saving', { detectablePercent: 20.4, weeksToDetect })).toBe('20% or more (80% power)');
    expect(fact('Detectable saving', { detectablePercent: 20.6, weeksToDetect })).toMatch(/^21%.* Detecting 20%/);
  });

  it('is missing for a loss', () => {
    expect(fact('Detectable saving', { detectablePercent: 33.4 }, slower)).toBeUndefined();
  });

  it('is missing if there is no estimate, or if the report has version 1', () => {
    expect(fact('Detectable saving', {}, tooLittleData)).toBeUndefined();
    expect(fact('Detectable saving', { detectablePercent: null, weeksToDetect: null })).toBeUndefined();
    expect(fact('Detectable saving', { weeksToDetect: null })).toMatch(/^\d+% or more \(80% power\)$/);
  });
});

describe('the table of estimates', () => {
  it('marks the estimate of the headline if there is a verdict', () => {
    expect(
      estimateRows(formats, clearWin, evidenceOf(clearWin)).map(([method]) => method?.includes('headline')),
    ).toEqual([false, true]);
    const observed = evidenceOf(clearWin, { verdict: 'too-little-data' });
    expect(decidingMethod(observed)).toBeNull();
    const sized = estimateRows(formats, loggedHours, evidenceOf(loggedHours)).map(([method = '']) => method);
    expect(sized.filter((method) => method.includes('for tickets of the same size'))).toHaveLength(2);
    expect(estimateRows(formats, clearWin, observed).join(' ')).not.toContain('headline');
  });
});

it.each([
  ['less time', clearWin, 'Estimates are before shrinkage. The verdict quotes 33% less time, because'],
  ['more time', slower, 'Estimates are before shrinkage. The verdict quotes 29% more time, because'],
  ['no change', noDetectableChange, null],
  ['too little data', tooLittleData, null],
])('the estimates are reconciled with the quoted percentage: %s', (_, report, text) => {
  const note = shrinkageNote(formats, evidenceOf(report));
  expect(note === null ? null : note.slice(0, text?.length)).toBe(text);
});

describe('the fake-date test', () => {
  it('is listed only if its dates are not shown', () => {
    expect(clearWin.evidence?.placebo?.dates).toHaveLength(19);
    expect(fact('Fake dates', {})).toBeUndefined();
    expect(fact('Fake dates', { placebo: null })).toBeUndefined();
    expect(fact('Fake dates', { placebo: { tried: 19, asLarge: 0, dates: null } })).toBe(
      '19 tested, no change this large',
    );
    expect(fact('Fake dates', { placebo: { tried: 1, asLarge: 1, dates: null } })).toBe(
      '1 tested, a change this large at 1 date',
    );
  });
});

it.each([
  [null, 'Unknown'],
  [0.3, 'Time per ticket was rising by 0.3% a week'],
  [-0.3, 'Time per ticket was falling by 0.3% a week'],
  [-0.04, 'Time per ticket barely changed'],
])('the trend before adoption is described in words: %j', (preTrendPercentPerWeek, text) => {
  expect(fact('Trend before adoption', { preTrendPercentPerWeek })).toBe(text);
});

describe('the fact about drift', () => {
  const drift = (largestBeforePercent: number | null, report = clearWin) =>
    fact('Drift', { breakdown: { driftPercent: 13.6, largestBeforePercent } }, report);

  it('compares the drift that would end the claim with the largest drift before', () => {
    expect(drift(6.2)).toBe(
      'This verdict would fall if the team alone had drifted by 14% for another reason; the largest drift before was 6%',
    );
    expect(drift(null)).toBe('This verdict would fall if the team alone had drifted by 14% for another reason');
  });

  it('is about all adopters if several teams adopted', () => {
    expect(drift(6.2, comparisonProgram)).toContain('if only the teams that adopted had drifted by 14%');
  });

  it('is missing if nothing is claimed', () => {
    expect(fact('Drift', { breakdown: null })).toBeUndefined();
  });
});
