import { describe, expect, it } from 'vitest';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { qualityOf } from './qualityOf.ts';
import type { QualityWeek, QualityWeeks } from './qualityWeeks.ts';

/** A Monday. */
const ADOPTION = '2025-08-25';
const START = dayNumber(ADOPTION) ?? NaN;

/** A year of weeks before adoption, and a quarter after it, unless other numbers are given. */
function project(count: (week: number) => Partial<QualityWeek>, { before = 52, after = 13 } = {}): QualityWeeks {
  const weeks = Array.from({ length: before + after }, (_, index) => {
    const week = index - before;
    const usual = { created: 5, resolved: 5, completed: 15, reopened: 1 };
    return { weekStart: calendarDateOf(START + 7 * week), ...usual, ...count(week) };
  });
  return { weeks, openAtStart: 20 };
}

/** The counts of the reference values. */
const uneven = project((week) => ({
  created: 5 + ((week * week) % 4) + (week < 0 ? 0 : 3),
  resolved: 4 + ((week * week + 1) % 5),
  completed: 14 + ((Math.abs(week) ** 3 * (week < 0 ? 4 : 1)) % 5),
}));
const steady = project((week) => ({ created: 5 + (week & 1) }));
const after = (count: Partial<QualityWeek>) => project((week) => (week < 0 ? {} : count));
const measure = (weeks: QualityWeeks, index: number, others: readonly QualityWeeks[] = []) =>
  qualityOf(weeks, ADOPTION, others).measures[index];
const percent = (log: number) => (Math.exp(log) - 1) * 100;

describe('the measures of quality', () => {
  // By Python with NumPy 2.4 and SciPy 1.17: Poisson regression by Newton's method, then generalized least squares with the dense covariance of every
  // model of shocks and both priors of the season, weighted by restricted likelihood.
  it('have the changes of another implementation', () => {
    const [created, perTicket, backlog] = qualityOf(uneven, ADOPTION).measures;
    expect(created?.change?.estimate).toBeCloseTo(percent(0.41894078311692295), 3);
    expect(created?.change?.low).toBeCloseTo(percent(0.0137269310617078), 3);
    expect(created?.change?.high).toBeCloseTo(percent(0.8204829537493226), 3);
    expect(perTicket?.change?.estimate).toBeCloseTo(percent(0.4512472691947899), 3);
    expect(perTicket?.change?.low).toBeCloseTo(percent(-0.009491767748257506), 3);
    expect(perTicket?.change?.high).toBeCloseTo(percent(0.9150488870075719), 3);
    expect(backlog?.change?.estimate).toBeCloseTo(2.9204447034595935, 4);
    expect(backlog?.change?.low).toBeCloseTo(-0.49816799452114946, 4);
    expect(backlog?.change?.high).toBeCloseTo(6.333168660879948, 4);
  });

  it('have the rates of the windows', () => {
    const weeks = project((week) =>
      week < -13 ? { created: 50 } : week < 0 ? { reopened: 3 } : { created: 10, resolved: 4 },
    );
    const rates = qualityOf(weeks, ADOPTION).measures.map(({ pre, post }) => [pre, post]);
    expect(rates[0]).toEqual([5, 10]);
    expect(rates[1]?.[0]).toBeCloseTo(100 / 3, 10);
    expect(rates[3]).toEqual([20, expect.closeTo(100 / 15, 10)]);
  });

  it('compare small counts by the exact interval, widened by what a trend can do', () => {
    const rare = project((week) => ({ created: [-30, -3, -8, 1, 2, 5, 7, 9, 12].includes(week) ? 1 : 0 }));
    const change = measure(rare, 0)?.change;
    // SciPy 1.17: ln 3 ± √((ln 3 − end)² + (1.96 · 0.26)²) with the ends of beta.ppf for 2 and 6 bugs.
    expect(Math.log(1 + (change?.estimate ?? NaN) / 100)).toBeCloseTo(Math.log(3), 10);
    expect(Math.log(1 + (change?.low ?? NaN) / 100)).toBeCloseTo(-0.6966463151164748, 8);
    expect(Math.log(1 + (change?.high ?? NaN) / 100)).toBeCloseTo(3.469628414076836, 8);
  });

  it('have a word but no percentage if there were no bugs before', () => {
    const created = measure(
      project((week) => ({ created: week < 0 ? 0 : 1 })),
      0,
    );
    expect(created).toMatchObject({ word: 'worse', pre: 0, post: 1, change: null });
  });

  it('leave out the week of adoption, and weeks of an import', () => {
    const alike = (counts: QualityWeeks, adoption: string) => qualityOf(counts, adoption).measures[0]?.change;
    const imported = project((week) => ({ created: week === 3 ? 400 : 5 + (week & 1) }));
    const rated = qualityOf(imported, ADOPTION).measures[0];
    expect(rated?.post).toBeLessThan(6);
    expect(rated?.change?.high).toBeLessThan(100);
    // The date is a Wednesday: its week has bugs of both sides.
    const mixed = project((week) => ({ created: week === -1 ? 40 : 5 + (week & 1) }));
    expect(alike(mixed, '2025-08-20')).toEqual(
      alike(
        project((week) => ({ created: 5 + (week & 1) })),
        '2025-08-20',
      ),
    );
  });

  it('compare with other teams, which cancels what happened to all', () => {
    const season = (week: number) => Math.round(12 * (week < 0 ? 1 : 1.8)) + (week & 1);
    const all = project((week) => ({ created: season(week) }));
    expect(measure(all, 0)?.word).toBe('worse');
    const compared = measure(all, 0, [all, all])?.change;
    expect(compared?.estimate).toBeCloseTo(0, 8);
    const few = project((week) => ({ created: week % 2 === 0 ? 1 : 0 }));
    const [beside, alone] = [measure(few, 0, [all])?.change, measure(few, 0, [steady])?.change];
    for (const end of ['estimate', 'low'] as const) {
      expect(Math.log(1 + (beside?.[end] ?? NaN) / 100)).toBeLessThan(Math.log(1 + (alone?.[end] ?? NaN) / 100) - 0.4);
    }
  });

  it('are less certain if few bugs come in bursts', () => {
    const inBursts = (length: number) =>
      measure(
        project((week) => ({ created: (week + 52) % length === 0 ? length : 0 }), { after: 12 }),
        0,
      )?.change;
    const [even, bursts] = [inBursts(1), inBursts(4)];
    expect(bursts?.low).toBeLessThan((even?.low ?? NaN) - 5);
    expect(bursts?.high).toBeGreaterThan((even?.high ?? NaN) + 50);
  });

  it('are unclear with too few weeks, and with no bugs at all', () => {
    expect(
      measure(
        project(() => ({}), { after: 7 }),
        0,
      ),
    ).toMatchObject({ word: 'unclear', change: null });
    expect(
      measure(
        project(() => ({}), { before: 11 }),
        0,
      ),
    ).toMatchObject({ word: 'unclear', change: null });
    expect(
      measure(
        project(() => ({ created: 0, resolved: 0 })),
        2,
      ),
    ).toMatchObject({ word: 'unclear', change: null });
    expect(
      measure(
        project(() => ({ completed: 0, reopened: 0 })),
        3,
      ),
    ).toMatchObject({ word: 'unclear', pre: null });
  });

  it('say which change would have been found', () => {
    // (z(0.8) + z(0.975)) / z(0.975) times the lower half of the interval.
    const { change, detectable } = qualityOf(uneven, ADOPTION).measures[2] ?? {};
    expect(detectable).toBeCloseTo(1.4294054 * ((change?.estimate ?? NaN) - (change?.low ?? NaN)), 3);
    const created = measure(uneven, 0);
    expect(created?.detectable).toBeCloseTo(percent(1.4294054 * (0.41894078311692295 - 0.0137269310617078)), 3);
  });
});

describe('the quality of a report', () => {
  it('is unknown, and never 0, if it is not known which tickets are bugs', () => {
    const { word, measures, weeks, quarters } = qualityOf(null, ADOPTION);
    expect({ word, weeks, quarters }).toEqual({ word: 'unknown', weeks: [], quarters: [] });
    expect(measures.map((one) => [one.word, one.pre, one.post, one.change])).toEqual(
      Array.from({ length: 4 }, () => ['unknown', null, null, null]),
    );
  });

  it('has the weeks with the backlog, which is unknown without the open bugs at the start', () => {
    const few = { ...after({ created: 7 }), openAtStart: 2 };
    const backlog = (weeks: QualityWeeks) => qualityOf(weeks, ADOPTION).weeks.map((week) => week.backlog);
    expect(backlog(few).slice(50, 55)).toEqual([2, 2, 4, 6, 8]);
    expect(backlog(project(() => ({ resolved: 6 }))).at(-1)).toBe(0);
    expect(new Set(backlog({ ...few, openAtStart: null }))).toEqual(new Set([null]));
  });

  it('has the quarters after adoption, the first of which is the change itself', () => {
    const year = project((week) => ({ created: 10 + (week & 1) + (week >= 13 ? 10 : 0) }), { after: 32 });
    const { quarters, measures } = qualityOf(year, ADOPTION);
    expect(quarters.map(({ firstWeek, lastWeek }) => [firstWeek, lastWeek])).toEqual([
      [0, 12],
      [13, 25],
      [26, 31],
    ]);
    expect(quarters[0]?.change).toEqual(measures[0]?.change);
    expect(quarters[0]?.change?.estimate).toBeLessThan(10);
    expect(quarters[1]?.change?.estimate).toBeGreaterThan(60);
    expect(
      qualityOf(
        project(() => ({}), { after: 18 }),
        ADOPTION,
      ).quarters,
    ).toEqual([]);
  });

  it.each([10, 1])(
    'does not know the change in a quarter in which the other teams have ended (%i bugs a week)',
    (bugs) => {
      const year = project((week) => ({ created: bugs + (week & 1) }), { after: 32 });
      const changes = qualityOf(year, ADOPTION, [steady]).quarters.map(({ change }) => change);
      expect(changes).toEqual([expect.anything(), null, null]);
    },
  );
});
