import { describe, expect, it } from 'vitest';
import { analyze, EVERY_DAY } from '../../test/everyDay.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { qualityOf } from './qualityOf.ts';
import { throughputChange } from './throughputChange.ts';

const ADOPTION = '2025-08-25';
const START = dayNumber(ADOPTION) ?? NaN;

/** Weeks with some counts of completed tickets, and of bugs created. */
const weeksWith = (completed: (week: number) => number, created = completed) =>
  Array.from({ length: 65 }, (_, index) => {
    const week = index - 52;
    const counts = { completed: completed(week), created: created(week), resolved: 1, reopened: 0 };
    return { weekStart: calendarDateOf(START + 7 * week), ...counts };
  });

describe('the change of completed tickets a week', () => {
  it('is estimated like that of bugs', () => {
    const counts = (week: number) => 14 + ((week * week) % 4) + (week < 0 ? 0 : 5);
    const bugs = qualityOf({ weeks: weeksWith(() => 15, counts), openAtStart: 0 }, ADOPTION).measures[0]?.change;
    expect(bugs?.estimate).toBeGreaterThan(10);
    expect(throughputChange({ weeks: weeksWith(counts, () => 1) }, ADOPTION)).toEqual(bugs);
  });

  it('is null with too few weeks', () => {
    expect(throughputChange({ weeks: weeksWith(() => 15).slice(0, 59) }, ADOPTION)).toBeNull();
  });

  it('is known if no ticket is a bug', () => {
    const { word, throughput } = analyze(EVERY_DAY).quality;
    expect([word, throughput?.estimate]).toEqual(['unknown', expect.closeTo(0, 0)]);
  });
});
