import { type Economics, evidenceFrom, type Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { recalculate } from '@roi-insight/roi-math';
import * as fc from 'fast-check';

const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const count = (max: number) => fc.integer({ min: 1, max });

/** Percent of time saved: mostly usual values, and sometimes values near 0 % or near 100 %. */
const percent = fc.oneof(amount(-60, 60), amount(-1, 1), amount(-400, 99.9));

const comparisons = Object.values(fixtures).filter(
  // Excludes the report with usage, because its spend would change the cases that the seeds of tests reach.
  ({ evidence, usage }) => evidence?.method === 'comparison' && usage === undefined,
);

/**
 * Any report that measurement can produce: the verdict follows from the interval, and the quoted percent is in the
 * interval and no further from zero than the estimate. Averages, hours and counts are independent, so the cards may
 * agree with the evidence or not.
 */
export const anyReport: fc.Arbitrary<Report> = fc
  .record({
    base: fc.constantFrom(fixtures.clearWin, fixtures.slower, fixtures.noDetectableChange, ...comparisons),
    percents: fc.oneof(...[percent, amount(5, 60), amount(-60, -5)].map((each) => fc.tuple(each, each, each))),
    shrinkage: amount(0, 1),
    grade: fc.constantFrom('A', 'B', 'C', 'D'),
    detectable: fc.option(amount(1, 80)),
    averages: fc.tuple(amount(1, 40), amount(1, 40)),
    open: fc.nat(100),
    completed: count(400),
    measured: fc.tuple(count(400), count(400)),
    hours: fc.tuple(amount(0.5, 60), amount(0.5, 60)),
    cost: fc.oneof(fc.constant(1), amount(1000, 400_000)),
  })
  .map(({ base, percents, shrinkage, grade, detectable, averages, open, completed, measured, hours, cost }) => {
    const [low = 0, effect = 0, high = 0]: number[] = percents.toSorted((a, b) => a - b);
    const verdict = low > 0 ? 'faster' : high < 0 ? 'slower' : 'no-detectable-change';
    const { evidence, summary_metrics: summary, ...rest } = base;
    if (evidence === undefined) throw new Error('the fixture has evidence');
    const [before, after] = averages;
    const sides = [0, 1].map((side) => ({
      tickets: measured[side] ?? 1,
      hours: (measured[side] ?? 1) * (hours[side] ?? 1),
    }));
    const [pre = { tickets: 1, hours: 1 }, post = pre] = sides;
    return recalculate(
      {
        ...rest,
        evidence: evidenceFrom({
          ...evidence,
          verdict,
          grade,
          effectPercent: effect,
          intervalPercent: [low, high],
          headlinePercent: Math.min(Math.max(effect * shrinkage, low), high),
          detectablePercent: detectable,
          measuredHours: { pre, post },
        }),
        summary_metrics: {
          ...summary,
          pre_claude: { ...summary.pre_claude, avg_hours_per_task: before },
          post_claude: {
            ...summary.post_claude,
            avg_hours_per_task: after,
            total_tasks: completed + open,
            completed_tasks: completed,
          },
          improvements: {
            ...summary.improvements,
            time_savings_percent: ((before - after) / before) * 100,
            cost_savings_per_task: before - after,
          },
        },
      },
      cost,
    );
  });

/** Costs from zero to absurd values. */
export const anyEconomics: fc.Arbitrary<Economics> = fc.record({
  seats: fc.oneof(fc.constantFrom(0, 1), count(200)),
  pricePerSeatMonth: fc.oneof(fc.constant(0), amount(0, 500)),
  realisationRate: fc.oneof(fc.constantFrom(0, 1), amount(0, 1)),
  spend: fc.constantFrom([], [{ month: '2025-09', amount: 40_000 }]),
  touched: fc.constant([]),
  enteredEngineerCost: fc.constant(null),
});
