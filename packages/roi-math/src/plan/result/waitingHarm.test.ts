import { describe, expect, it } from 'vitest';
import { plan, tracker } from '../../../test/planReport.ts';
import type { PlannedTeam } from './PlannedTeam.ts';
import { waitingHarm } from './waitingHarm.ts';

const WEEKS = 13;
const NO_CLAIM = { verdict: 'no-detectable-change', savedPercent: 0 } as const;

/** Teams with these ln(hours) in each week, of which the last one is a team that starts. */
function harmOf(
  levelOf: (week: number) => number,
  first = -104,
  started: (week: number) => number = levelOf,
  estimate: Parameters<typeof waitingHarm>[2] = NO_CLAIM,
) {
  const [reading] = tracker().teams;
  const [team] = plan.terms.teams;
  if (reading?.kind !== 'read' || team === undefined) throw new Error('There is no team.');
  const read = (week: number | null, level: (week: number) => number): PlannedTeam => ({
    team,
    week,
    lost: null,
    isRemeasured: true,
    reading: {
      ...reading,
      weeks: Array.from({ length: WEEKS - first }, (_, index) => ({
        week: first + index,
        tickets: 10,
        mean: level(first + index),
        hours: 100,
        work: null,
      })),
    },
  });
  return waitingHarm([read(null, levelOf), read(null, levelOf), read(0, started)], WEEKS, estimate);
}

/** A step in the week −60, and a change from the first start on. */
const world = (drift: number, change: number) => (week: number) =>
  2 + (week >= -60 ? drift : 0) + (week >= 0 ? change : 0);

describe('waiting teams', () => {
  it('are named if they become slower by more than they ever drifted', () => {
    const { state, exceeds, slowerPercent, driftPercent } = harmOf(world(Math.log(1.1), Math.log(1.2)));
    expect([state, exceeds]).toEqual(['not-confirmed', 'drift']);
    expect(slowerPercent).toBeCloseTo(20, 9);
    expect(driftPercent).toBeCloseTo(10, 9);
  });

  it.each([
    ['they drifted as much before', world(Math.log(1.3), Math.log(1.2))],
    ['they drifted as much in the other direction', world(-Math.log(1.3), Math.log(1.2))],
    ['they become faster', world(Math.log(1.1), -Math.log(1.2))],
  ])('are not named if %s', (_, level) => {
    expect(harmOf(level).state).toBe('met');
  });

  it('are named if their slowdown explains more than half of a saving', () => {
    const harmIf = (verdict: 'faster' | 'slower', savedPercent: number) => {
      const level = world(Math.log(1.3), Math.log(1.2));
      return harmOf(level, -104, level, { verdict, savedPercent }).exceeds;
    };
    // Half of this saving, in ln(hours), is 20 % more time.
    const twice = 100 * (1 - 1 / 1.2 ** 2);
    expect([harmIf('faster', twice - 0.1), harmIf('faster', twice + 0.1), harmIf('slower', -twice)]).toEqual([
      'saving',
      null,
      null,
    ]);
  });

  it('do not depend on teams that start', () => {
    expect(harmOf(world(Math.log(1.3), 0), -104, world(0, 2))).toEqual(harmOf(world(Math.log(1.3), 0)));
  });

  it('are not confirmed if their history is too short to show a drift', () => {
    const unknown = { state: 'not-confirmed', exceeds: null, slowerPercent: null, driftPercent: null };
    expect(harmOf(world(0, 0), -38)).toEqual(unknown);
    // The first two weeks are part of a half-year, but no half-year of their own.
    const slowFirst = (week: number) => (week < -59 ? 5 : world(0, Math.log(1.3))(week));
    expect(harmOf(slowFirst, -61)).toMatchObject({
      state: 'not-confirmed',
      driftPercent: 100 * Math.expm1((3 * 2) / 26),
    });
    expect(waitingHarm([], WEEKS, NO_CLAIM)).toEqual(unknown);
  });
});
