import * as fixtures from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { hours, ready, withEvidence } from '../../test/bridges.ts';
import { bridge } from './bridge.ts';
import { defaultEconomics } from './economics.ts';
import { shortBridge } from './shortBridge.ts';

const fixtureBridges = Object.entries(fixtures).flatMap(([name, report]) => {
  const found = bridge(report, defaultEconomics);
  return found.kind === 'ready' ? [{ name, steps: found.steps }] : [];
});

describe('the bridge in four steps', () => {
  it.each(fixtureBridges)('goes from the headline to the net value, and adds up: $name', ({ steps }) => {
    const short = shortBridge(steps);
    expect(short.map(({ kind }) => kind)).toEqual(['headline', 'realization', 'licenses', 'net']);
    expect([short.at(0), short.at(-1)]).toEqual([steps.at(0), steps.at(-1)]);
    const sum = short.reduce((total, { change }) => total + change.base, 0);
    expect(sum).toBeCloseTo(short.at(-1)?.amount.base ?? Number.NaN, 6);
  });

  it('includes the step for parallel hours', () => {
    // The tickets took 16,500 hours, of which 25 people work 13,000. The headline is $13,000.
    const given = withEvidence(hours(200, 150));
    const found = ready(given, defaultEconomics).steps;
    expect(found.map(({ kind }) => kind)).toContain('parallel');
    expect(shortBridge(found)).toHaveLength(4);
    const unused = found.find(({ kind }) => kind === 'realization');
    expect(shortBridge(found)[1]?.change.base).toBeCloseTo((unused?.amount.base ?? NaN) - 13_000, 6);
  });

  it('combines all steps before the licenses into one change', () => {
    const [steps = []] = fixtureBridges.filter(({ name }) => name === 'clearWin').map((found) => found.steps);
    const changeOf = (...kinds: string[]) =>
      steps.filter(({ kind }) => kinds.includes(kind)).reduce((total, { change }) => total + change.base, 0);
    const change = shortBridge(steps).find(({ kind }) => kind === 'realization')?.change.base;
    expect(change).toBeLessThan(0);
    expect(change).toBeCloseTo(changeOf('not-completed', 'not-measured', 'parallel', 'evidence', 'realization'), 6);
  });
});
