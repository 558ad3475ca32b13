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

describe('the bridge in a few steps', () => {
  it.each(fixtureBridges)('goes from the card to the net value, and adds up: $name', ({ steps }) => {
    const short = shortBridge(steps);
    const later = steps.some(({ kind }) => kind === 'later-quarters') ? ['later-quarters'] : [];
    expect(short.map(({ kind }) => kind)).toEqual(['headline', ...later, 'evidence', 'realization', 'licenses', 'net']);
    expect([short.at(0), short.at(-1)]).toEqual([steps.at(0), steps.at(-1)]);
    const sum = short.reduce((total, { change }) => total + change.base, 0);
    expect(sum).toBeCloseTo(short.at(-1)?.amount.base ?? Number.NaN, 6);
  });

  it('has one change for everything that the evidence does not show', () => {
    // The tickets took 16,500 hours, of which 25 people work 13,000. The headline is $13,000.
    const found = ready(withEvidence(hours(200, 150)), defaultEconomics).steps;
    const kinds = ['not-completed', 'not-measured', 'parallel', 'evidence'];
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    const sum = found.filter(({ kind }) => kinds.includes(kind)).reduce((total, { change }) => total + change.base, 0);
    expect(shortBridge(found)[1]?.change.base).toBeCloseTo(sum, 6);
  });
});
