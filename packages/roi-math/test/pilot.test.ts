import { pilotFinished, pilotHalfWay, pilotPlanned, type Pilot } from '@roi-insight/contracts/fixtures/pilots';
import { expect, it } from 'vitest';
import { planHash, planResult } from '../src/index.ts';

const resultOf = ({ plan, reading, usage }: Pilot) => {
  const { registration } = plan;
  const registered =
    registration.kind === 'issue'
      ? ({ ...registration, kind: 'found', others: { count: 0, keys: [] } } as const)
      : null;
  return planResult({ plan, reading, starts: new Map(), usage, registered });
};

it.each([
  ['planned', pilotPlanned],
  ['half-way', pilotHalfWay],
  ['finished', pilotFinished],
])('the plan of the %s pilot has the code that results from its terms', (_state, { plan }) => {
  expect(planHash(plan.terms)).toBe(plan.hash);
});

it('the finished pilot finds the planned saving of 28%', () => {
  const result = resultOf(pilotFinished);
  expect(result).toMatchObject({ kind: 'read', verdict: 'faster', grade: 'A+', deviations: [] });
  if (result.kind !== 'read') return;
  expect(result.interval.low).toBeLessThan(28);
  expect(result.interval.high).toBeGreaterThan(28);
});

it.each([
  ['planned', pilotPlanned, 0],
  ['half-way', pilotHalfWay, 12],
])('the %s pilot has no result yet', (_state, pilot, closedWeeks) => {
  expect(resultOf(pilot)).toMatchObject({ kind: 'waiting', closedWeeks, deviations: [] });
});
