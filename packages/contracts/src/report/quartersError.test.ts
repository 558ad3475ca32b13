import { describe, expect, it } from 'vitest';
import { comparisonGradeA, fading, lasting } from '../fixtures/index.ts';
import { parseReport, type Report, reportToWire, type WireEvidence } from '../index.ts';

type Quarters = NonNullable<WireEvidence['quarters']>;
type Change = (quarters: Quarters) => Partial<WireEvidence>;

function isRead(report: Report, change: Change): boolean {
  const wire = reportToWire(report);
  const { evidence } = wire;
  if (evidence === undefined) throw new Error('the fixture has evidence');
  return parseReport({ ...wire, evidence: { ...evidence, ...change(evidence.quarters ?? finished(4)) } }).ok;
}

const changed =
  (at: number, change: Partial<Quarters[number]>): Change =>
  (quarters) => ({ quarters: quarters.map((quarter, index) => (index === at ? { ...quarter, ...change } : quarter)) });

const finished = (count: number): Quarters =>
  Array.from({ length: count }, (_, index) => ({
    first_week: 13 * index,
    last_week: 13 * index + 12,
    complete: true,
    tickets: 90,
    weeks: 13,
    measured_hours: { tickets: 90, hours: 900 },
  }));

describe('the quarters of a report', () => {
  it.each<[string, Change]>([
    ['are finished', () => ({})],
    ['end with the current quarter', changed(3, { complete: false, last_week: 44 })],
    [
      'have no course of the effect before a later one is finished',
      ([first, second]) => ({
        quarters: first && second && [first, { ...second, complete: false, last_week: 20 }],
        lasting: undefined,
      }),
    ],
  ])('are accepted if they %s', (_, change) => {
    expect(isRead(lasting, change)).toBe(true);
    expect(isRead(fading, change)).toBe(true);
  });

  it.each<[string, Change]>([
    ['begin in a wrong week', changed(1, { first_week: 12 })],
    ['end before they begin', changed(3, { complete: false, last_week: 38 })],
    ['end in the next quarter', changed(3, { last_week: 52 })],
    ['are finished too early', changed(3, { last_week: 50 })],
    ['are unfinished after their last week', changed(3, { complete: false })],
    ['follow an unfinished quarter', changed(1, { complete: false, last_week: 20 })],
    ['have an interval with its ends swapped', changed(1, { interval_percent: [40, 10] })],
    ['have no course of the effect', () => ({ lasting: undefined })],
    ['have a course of the effect too early', ([first]) => ({ quarters: first && [first], lasting: 'lasting' })],
    ['are absent, but the effect has a course', () => ({ quarters: undefined, lasting: 'lasting' })],
    ['are more than the four of a year', () => ({ quarters: finished(5), lasting: 'unclear' })],
  ])('are refused if they %s', (_, change) => {
    expect(isRead(lasting, change)).toBe(false);
  });

  it('can cover two years if the report has a comparison', () => {
    const years = (count: number) =>
      isRead(comparisonGradeA, () => ({ quarters: finished(count), lasting: 'unclear' }));
    expect([years(8), years(9)]).toEqual([true, false]);
  });

  it('are also checked if they belong to a comparison', () => {
    const wire = reportToWire(comparisonGradeA);
    const [first, second] = finished(2);
    const withQuarters = (quarters: unknown) =>
      parseReport({ ...wire, comparison: { ...wire.comparison, quarters } }).ok;
    expect([withQuarters([first, second]), withQuarters([second, first])]).toEqual([true, false]);
  });
});

it.each([
  ['hours', { tickets: 90, hours: 1e308 }],
  ['tickets', { tickets: 1e308, hours: 900 }],
])('quarters are refused if they have an impossible number of measured %s', (_, measured_hours) => {
  expect(isRead(lasting, changed(1, { measured_hours }))).toBe(false);
  expect(isRead(lasting, () => ({ measured_hours: { pre: { tickets: 1, hours: 8 }, post: measured_hours } }))).toBe(
    false,
  );
});
