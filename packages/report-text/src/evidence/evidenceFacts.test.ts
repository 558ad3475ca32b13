import { type Evidence, type EvidenceFields, evidenceFrom } from '@roi-insight/contracts';
import { clearWin, tooLittleData } from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { evidenceFacts } from './evidenceFacts.ts';
import { decidingMethod, estimateRows } from './evidenceRows.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

function evidenceOf({ evidence }: typeof clearWin, over: Partial<EvidenceFields> = {}): Evidence {
  if (evidence === undefined) throw new Error('the fixture has evidence');
  return evidenceFrom({ ...evidence, ...over });
}
const fact = (name: string, over: Partial<EvidenceFields>, report = clearWin) =>
  evidenceFacts(formats, report, evidenceOf(report, over)).find((one) => one.name === name)?.value;

const NOTHING = {
  clickedThrough: { pre: 0, post: 0 },
  tooOld: { pre: 0, post: 0 },
  bulkWeeks: [],
  firstWeeks: 0,
};

describe('the facts about left-out tickets', () => {
  const leftOut = (over: Partial<typeof NOTHING>) => fact('Left out', { leftOut: { ...NOTHING, ...over } });

  it('name each kind', () => {
    expect(leftOut({})).toBe('Nothing that was measured');
    expect(leftOut({ clickedThrough: { pre: 1, post: 2 } })).toBe('3 tickets in progress for less than 6 minutes');
    expect(leftOut({ firstWeeks: 1 })).toMatch(/^The first week of the project, in which/);
    expect(
      fact('Left out', {
        leftOut: {
          clickedThrough: { pre: 1, post: 0 },
          tooOld: { pre: 0, post: 4 },
          bulkWeeks: [{ weekStart: '2025-04-07', tickets: 85 }],
          firstWeeks: 3,
        },
      }),
    ).toBe(
      '1 ticket in progress for less than 6 minutes; 4 tickets completed more than 26 weeks after creation; the week of Apr 7, 2025 (85 tickets at once); the first 3 weeks of the project, in which only short tickets can have been completed',
    );
  });

  it('are missing for a report of version 1', () => {
    expect(fact('Left out', { leftOut: null })).toBeUndefined();
  });
});

describe('the detectable saving', () => {
  const seen = (percent30: number | null, percent20: number | null, post = 8) =>
    fact('Could be seen', {
      detectablePercent: 33.4,
      weeksToDetect: { percent20, percent30 },
      weeks: { pre: 39, post },
    });

  it('is given with the weeks that smaller ones would take', () => {
    expect(seen(0, 0)).toBe('A saving of 33% or more, in four of five cases');
    expect(seen(1, null)).toBe(
      'A saving of 33% or more, in four of five cases. 30%: with 1 more week at this rate. 20%: not within a year at this rate',
    );
    expect(seen(0, 6)).toBe(
      'A saving of 33% or more, in four of five cases. 20%: with 6 more weeks at this rate, more than the 13 that a report compares',
    );
    expect(seen(0, 5)).toMatch(/with 5 more weeks at this rate$/);
  });

  it('is missing without an estimate, and for a report of version 1', () => {
    expect(fact('Could be seen', {}, tooLittleData)).toBeUndefined();
    expect(fact('Could be seen', { detectablePercent: null, weeksToDetect: null })).toBeUndefined();
    expect(fact('Could be seen', { weeksToDetect: null })).toMatch(/^A saving of \d+% or more, in four of five cases$/);
  });
});

describe('the table of estimates', () => {
  it('says which one the verdict rests on, if there is a verdict', () => {
    expect(
      estimateRows(formats, clearWin, evidenceOf(clearWin)).map(([method]) => method?.includes('verdict rests')),
    ).toEqual([false, true]);
    const observed = evidenceOf(clearWin, { verdict: 'too-little-data' });
    expect(decidingMethod(observed)).toBeNull();
    expect(estimateRows(formats, clearWin, observed).join(' ')).not.toContain('verdict');
  });
});

describe('the fake-date test', () => {
  it('is a fact only if its dates are not shown', () => {
    expect(clearWin.evidence?.placebo?.dates).toHaveLength(19);
    expect(fact('Placebo dates', {})).toBeUndefined();
    expect(fact('Placebo dates', { placebo: null })).toBeUndefined();
    expect(fact('Placebo dates', { placebo: { tried: 19, asLarge: 0, dates: null } })).toBe(
      'Tried on 19 earlier dates, the method never found a change this large.',
    );
    expect(fact('Placebo dates', { placebo: { tried: 1, asLarge: 1, dates: null } })).toBe(
      'Tried on 1 earlier date, the method found a change this large at 1.',
    );
  });
});

it.each([
  [null, 'Not known'],
  [0.3, 'Tickets were slowing by 0.3% a week'],
  [-0.3, 'Tickets were speeding up by 0.3% a week'],
  [-0.04, 'Hours per ticket hardly changed'],
])('the trend before adoption, %j, is in words', (preTrendPercentPerWeek, text) => {
  expect(fact('Trend before adoption', { preTrendPercentPerWeek })).toBe(text);
});
