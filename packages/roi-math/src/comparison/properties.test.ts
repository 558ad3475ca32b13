import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonTeam } from '../../test/comparisonTeams.ts';
import { simulated } from '../../test/simulated.ts';
import { ADOPTION, endOf } from '../../../../tools/bench/math/worlds/jobs.ts';
import { analyzeTickets, compareTeams, type TeamSeries } from '../index.ts';

const RUNS = { numRuns: 40, seed: 20_250_825 };
const analysis = analyzeTickets(simulated({}), { adoptionDate: ADOPTION, asOf: endOf(13), timeZone: 'UTC' });

/** Teams of any size with gaps and jumps; most have not adopted, the others adopted at any time. */
const anyTeam = fc
  .record({
    key: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'OWN'),
    adoptedAfter: fc.oneof(fc.constant(null), fc.integer({ min: -300, max: 200 }), fc.constantFrom(0, -56, 91)),
    perWeek: fc.constantFrom(0, 1, 3, 15, 400),
    seed: fc.integer({ min: 1, max: 1000 }),
    from: fc.constantFrom(-39, -39, -25, -13),
    to: fc.constantFrom(13, 13, 9),
    gap: fc.integer({ min: 2, max: 60 }),
    jump: fc.double({ min: -3, max: 3, noNaN: true }),
  })
  .map(({ gap, jump, ...over }): TeamSeries =>
    withGaps(comparisonTeam({ ...over, level: (week) => (week % gap < gap / 2 ? jump : 0) }), gap),
  );

function withGaps(team: TeamSeries, gap: number): TeamSeries {
  const weeks = team.series.weeks.map((entry) =>
    entry.week % gap === 0 ? { week: entry.week, count: 0, mean: null } : entry,
  );
  return { ...team, series: { ...team.series, weeks } };
}

const others = fc.array(anyTeam, { minLength: 0, maxLength: 7 });
const own = (seed: number) => comparisonTeam({ seed });

/** Every number in a value, at any depth. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

describe('a comparison of any teams', () => {
  it('has no NaN, no infinity and no negative zero, and each interval contains its effect', () => {
    fc.assert(
      fc.property(others, fc.integer({ min: 1, max: 99 }), (teams, seed) => {
        const { comparison, evidence } = compareTeams(analysis, own(seed), teams);
        for (const number of numbersIn([comparison, evidence])) {
          expect(Number.isFinite(number)).toBe(true);
          expect(Object.is(number, -0)).toBe(false);
        }
        for (const { effectPercent: effect, intervalPercent: interval } of [comparison, ...comparison.eventTime]) {
          if (effect === null || interval === null) continue;
          expect(effect).toBeGreaterThanOrEqual(interval[0]);
          expect(effect).toBeLessThanOrEqual(interval[1]);
        }
        expect(comparison.teams).toHaveLength(teams.length + 1);
        expect(comparison.design === null).toBe(comparison.reasons.length > 0);
        expect(evidence.method).toBe(comparison.design === null ? 'trend-adjusted' : 'comparison');
        for (const team of comparison.teams) expect('reason' in team).toBe(team.role === 'left-out');
        const weights = comparison.teams.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
        if (weights > 0) expect(weights).toBeCloseTo(1, 9);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of the teams', () => {
    const shuffled = others.chain((teams) =>
      fc.tuple(fc.constant(teams), fc.shuffledSubarray(teams, { minLength: teams.length })),
    );
    fc.assert(
      fc.property(shuffled, ([teams, mixed]) => {
        // Teams with the same key and date but different tickets would be the same project read twice, so they are left out.
        const unique = (list: readonly TeamSeries[]) =>
          list.filter(({ key }) => teams.filter((team) => team.key === key).length === 1);
        expect(JSON.stringify(compareTeams(analysis, own(1), unique(mixed)))).toBe(
          JSON.stringify(compareTeams(analysis, own(1), unique(teams))),
        );
      }),
      RUNS,
    );
  });
});
