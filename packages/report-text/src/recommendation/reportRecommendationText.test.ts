import { type Economics, evidenceFrom, type PeopleCount, type Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultEconomics, ownUnusedSeats, recommendation } from '@roi-insight/roi-math';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withAnyQuarters } from '../../../roi-math/test/anyQuarters.ts';
import { anyEconomics, anyReport } from '../../test/anyReport.ts';
import { given } from '../../test/bridges.ts';
import { quarterReports } from '../../test/quarterReports.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { reportRecommendationText } from './reportRecommendationText.ts';

const formats = createFormats(defaultBrand);

const textWith = (report: Report, economics: Economics) =>
  reportRecommendationText(formats, report, economics, ownUnusedSeats(report, economics));

const textOf = (report: Report, economics: Partial<Economics> = {}) =>
  textWith(report, { ...defaultEconomics, ...economics });

const dayAfter = (days: number) => new Date(Date.parse('2025-08-25') + days * 86_400_000).toISOString().slice(0, 10);

/** The report was read after this number of days. In the 13 weeks until then, these people used some of the seats. */
function withUse(made: Report, active: readonly PeopleCount[], seats: number, days = 91): Report {
  const { provenance } = fixtures.clearWin;
  if (provenance === undefined) throw new Error('the fixture has provenance');
  const weeks = active.map((people, index) => {
    const weekStart = dayAfter(days - 7 * (active.length - index));
    return { weekStart, coverage: 'reported', active: people, seats, spend: null } as const;
  });
  const source = { source: 'table', activeBasis: 'week', people: 40, observedStart: null, weeks } as const;
  const teams = [{ key: 'A', name: 'A', control: null, sources: [source] }];
  return {
    ...made,
    provenance: { ...provenance, fetched_at: `${dayAfter(days)}T09:00:00Z` },
    usage: { currency: 'USD', reportCurrency: 'USD', teams, otherTeams: 0 },
  };
}

const all = (active: PeopleCount) => Array.from({ length: 13 }, () => active);

/** The report after five weeks, with further weeks until a saving of 20 % or 30 % could be found. */
function waiting(made: Report, percent20: number | null, percent30: number | null): Report {
  const { summary_metrics: summary, evidence } = made;
  return {
    ...withUse(made, all(25), 25, 35),
    summary_metrics: { ...summary, post_claude: { ...summary.post_claude, total_days: 35 } },
    evidence: evidence && evidenceFrom({ ...evidence, weeksToDetect: { percent20, percent30 } }),
  };
}

const undetected = given({ verdict: 'no-detectable-change', intervalPercent: [-5, 30] });
const tooLittle = given({
  verdict: 'too-little-data',
  gradeReasons: [{ kind: 'few-post-weeks', weeks: 5, needed: 8 }],
});

it.each<readonly [string, Report, Partial<Economics>, string | null]>([
  [
    'unused seats',
    withUse(given(), all(5), 23),
    {},
    '18 of 23 seats were not used in the last quarter: keep 5 and save $4,320 a year.',
  ],
  [
    'unused seats and 1 to 4 people',
    withUse(given(), all('1-4'), 23),
    {},
    'At least 19 of 23 seats were not used in the last quarter: keep 4 and save at least $4,560 a year.',
  ],
  [
    'seats that were never used',
    withUse(given(), all(0), 23),
    {},
    'None of 23 seats was used in the last quarter: cancel them and save $5,520 a year.',
  ],
  [
    'a cost above the saving',
    undetected,
    { seats: 900 },
    'The licenses cost more than the measured time can have saved: pause or renegotiate them before the renewal.',
  ],
  ['no change yet', waiting(undetected, 6, 2), {}, 'Ask again after Nov 9, 2025: a saving of 20% could then be seen.'],
  [
    'too little data yet',
    waiting(tooLittle, null, null),
    {},
    'Ask again after Oct 19, 2025: there could then be enough data for a verdict.',
  ],
  [
    'a saving that is gone',
    quarterReports.gone,
    {},
    'Saving gone since the second quarter: find out what changed before you renew.',
  ],
  [
    'a smaller saving',
    quarterReports.fading,
    {},
    'Smaller saving after 9 months: find out what changed before you renew.',
  ],
  [
    'a saving with more bugs',
    { ...fixtures.clearWin, quality: { word: 'worse', measures: [], quarters: [], weeks: [], throughput: null } },
    {},
    'Look at the new bugs first: quality is worse.',
  ],
  [
    'a change without comparison',
    fixtures.clearWin,
    {},
    'Compare with teams that have not started, to raise the grade.',
  ],
  [
    'a change in comparison with other teams',
    fixtures.comparisonGradeA,
    {},
    'Plan the next teams in a drawn order, which can show the cause.',
  ],
  ['no detectable change', fixtures.noDetectableChange, {}, null],
])('the recommendation for %s', (_, report, economics, text) => {
  expect(textOf(report, economics)).toBe(text);
});

const anyActive = fc.oneof(fc.constantFrom<PeopleCount>(0, '1-4'), fc.integer({ min: 5, max: 30 }));
/** A whole number with its separators. */
const FIGURE = /\d+(?:,\d+)*/g;

const anyWeeks = fc.option(fc.nat(10));

it('the recommendation for any report has only figures of the report, and neither people nor causes', () => {
  const seen = new Set<string>();
  const parts = fc.record({
    made: withAnyQuarters(anyReport),
    economics: anyEconomics,
    active: fc.array(anyActive, { minLength: 13, maxLength: 13 }),
    seats: fc.integer({ min: 1, max: 40 }),
    kind: fc.constantFrom('usage', 'early', 'late'),
    further: fc.tuple(anyWeeks, anyWeeks),
  });
  fc.assert(
    fc.property(parts, ({ made, economics, active, seats, kind, further }) => {
      const isUsed = kind === 'usage';
      const report = isUsed ? withUse(made, active, seats) : kind === 'early' ? waiting(made, ...further) : made;
      const text = textWith(report, economics) ?? '';
      seen.add(recommendation(report, economics, ownUnusedSeats(report, economics))?.kind ?? 'none');
      expect(text).not.toMatch(/because|person|people|NaN|undefined|Infinity|−/i);
      // Of 1 to 4 people, only the largest number may be read from the sentence.
      const people = active.map((count) => (count === '1-4' ? 4 : count));
      const unused = people.map((count) => seats - count);
      const yearly = unused.map((count) => formats.money(count * economics.pricePerSeatMonth * 12));
      const days = Array.from({ length: 13 }, (_, week) => formats.day(dayAfter(7 * (week + 1) - 1)));
      const months = Array.from({ length: 8 }, (_, quarter) => 3 * (quarter + 1));
      const known = isUsed ? [seats, ...people, ...unused, ...yearly] : [20, 30, ...days];
      const figures = new Set([...known, ...months].flatMap((figure) => String(figure).match(FIGURE) ?? []));
      for (const figure of text.match(FIGURE) ?? []) expect(figures).toContain(figure);
    }),
    { numRuns: 500, seed: 20_261_128 },
  );
  expect([...seen].toSorted()).toEqual([
    'ask-again',
    'compare',
    'draw-order',
    'fewer-seats',
    'find-change',
    'none',
    'renegotiate',
  ]);
});
