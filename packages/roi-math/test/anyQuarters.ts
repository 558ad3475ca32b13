import { COURSES, type Evidence, type Quarter, type Report } from '@roi-insight/contracts';
import * as fc from 'fast-check';

const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Three percents of time saved: intervals of usual size, of a clear saving, and sometimes one that is far too wide. */
const percents = fc.oneof(
  ...(
    [
      [-60, 60],
      [-15, 15],
      [1, 60],
      [-400, 99.9],
    ] as const
  ).map(([min, max]) => fc.tuple(amount(min, max), amount(min, max), amount(min, max))),
);

const estimate = fc.tuple(percents, amount(1, 80)).map(([found, detectablePercent]) => {
  const [low = 0, effectPercent = 0, high = 0]: number[] = found.toSorted((a, b) => a - b);
  const intervalPercent: [number, number] = [low, high];
  const headlinePercent = Math.min(Math.max(effectPercent * 0.9, low), high);
  return { effectPercent, intervalPercent, headlinePercent, detectablePercent };
});

const NO_ESTIMATE = { effectPercent: null, intervalPercent: null, headlinePercent: null, detectablePercent: null };

/** A quarter, given its index and whether it is over. */
const anyQuarter = fc
  .record({
    found: fc.oneof({ weight: 4, arbitrary: estimate }, { weight: 1, arbitrary: fc.constant(NO_ESTIMATE) }),
    tickets: fc.integer({ min: 1, max: 500 }),
    hours: amount(0.1, 60),
  })
  .map(({ found, tickets, hours }) => (index: number, complete: boolean): Quarter => {
    const [firstWeek, weeks] = [index * 13, complete ? 13 : 7];
    const measuredHours = { tickets, hours: tickets * hours };
    return { firstWeek, lastWeek: firstWeek + weeks - 1, complete, tickets, weeks, measuredHours, ...found };
  });

/** The quarters after adoption, of which the last may be unfinished, with any word for what became of the effect. */
const anyQuarters: fc.Arbitrary<Pick<Evidence, 'quarters' | 'lasting'>> = fc
  .record({
    all: fc.array(anyQuarter, { minLength: 2, maxLength: 8 }),
    isRunning: fc.boolean(),
    lasting: fc.constantFrom(...COURSES),
  })
  .map(({ all, isRunning, lasting }) => ({
    quarters: all.map((quarter, index) => quarter(index, !isRunning || index < all.length - 1)),
    lasting,
  }));

/** The reports with later quarters. */
export function withAnyQuarters(reports: fc.Arbitrary<Report>): fc.Arbitrary<Report> {
  return fc.tuple(reports, anyQuarters).map(([report, quarters]) => withQuarters(report, quarters));
}

/** Only a saving can be gone. */
function withQuarters(report: Report, { quarters, lasting }: Pick<Evidence, 'quarters' | 'lasting'>): Report {
  const { evidence } = report;
  if (evidence?.kind !== 'estimated') return report;
  const isPossible = evidence.verdict === 'faster' || lasting === 'growing';
  return { ...report, evidence: { ...evidence, quarters, lasting: isPossible ? lasting : 'unclear' } };
}
