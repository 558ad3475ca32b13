import { type Economics, type Report, evidenceFrom } from '@roi-insight/contracts';
import * as fc from 'fast-check';
import { recalculate } from '../src/report/recalculate.ts';
import { report } from './reports.ts';

const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const count = (max: number) => fc.integer({ min: 1, max });

/** Reports whose figures need not be consistent: gains and losses, short and very long hours, few and many tasks. */
export const anyReport: fc.Arbitrary<Report> = fc
  .record({
    averages: fc.tuple(amount(1, 40), amount(1, 40)),
    open: fc.nat(200),
    completed: count(500),
    measured: fc.tuple(count(500), count(600)),
    hours: fc.tuple(amount(0.1, 400), amount(0.1, 400)),
    percents: fc.oneof(
      ...[amount(-900, 99.99), amount(0, 60), amount(90, 99.99)].map((percent) => fc.tuple(percent, percent, percent)),
    ),
    verdict: fc.constantFrom('faster', 'slower', 'no-detectable-change'),
    grade: fc.constantFrom('B', 'C', 'D'),
    cost: amount(1, 1e6),
    days: fc.integer({ min: 7, max: 91 }),
  })
  .map(({ averages, open, completed, measured, hours, percents, verdict, grade, cost, days }) => {
    const [low = 0, base = 0, high = 0]: number[] = percents.toSorted((a, b) => a - b);
    const { evidence, ...given } = report({
      pre: { avg_hours_per_task: averages[0] },
      post: {
        avg_hours_per_task: averages[1],
        total_tasks: completed + open,
        completed_tasks: completed,
        total_days: days,
      },
    });
    if (evidence === undefined) throw new Error('the report has evidence');
    const [pre, post] = [0, 1].map((side) => {
      const tickets = measured[side] ?? 1;
      return { tickets, hours: tickets * (hours[side] ?? 1) };
    });
    if (pre === undefined || post === undefined) throw new Error('two sides');
    return recalculate(
      {
        ...given,
        evidence: evidenceFrom({
          ...evidence,
          verdict,
          grade,
          intervalPercent: [low, high],
          headlinePercent: base,
          measuredHours: { pre, post },
        }),
      },
      cost,
    );
  });

/** Costs from 0 to very high amounts. */
export const anyEconomics: fc.Arbitrary<Economics> = fc.record({
  seats: count(200),
  pricePerSeatMonth: amount(0, 500),
  realisationRate: amount(0, 1),
  spend: fc.constantFrom([], [{ month: '2025-09', amount: 4000 }]),
  touched: fc.constant([]),
  enteredEngineerCost: fc.constant(null),
});
