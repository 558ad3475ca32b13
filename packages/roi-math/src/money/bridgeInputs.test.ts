import { describe, expect, it } from 'vitest';
import { hours, withEvidence } from '../../test/bridges.ts';
import { report } from '../../test/reports.ts';
import { bridge } from './bridge.ts';
import { defaultEconomics } from './economics.ts';

describe('the reason why there is no bridge', () => {
  it.each([
    ['nothing-after-adoption', report({ post: { total_tasks: 0 } })],
    ['not-measured', report({ pre: { avg_hours_per_task: null } })],
    ['not-measured', report({ post: { avg_hours_per_task: null } })],
    ['not-measured', withEvidence({ measuredHours: { ...hours(1, 1).measuredHours, pre: { tickets: 0, hours: 0 } } })],
    ['not-measured', withEvidence({ measuredHours: { ...hours(1, 1).measuredHours, post: { tickets: 0, hours: 0 } } })],
    ['no-evidence', report({ evidence: undefined })],
    ['no-evidence', report({ post: { total_days: 0 }, time_series_data: { time_savings: [] } })],
    ['too-little-data', withEvidence({ verdict: 'too-little-data' })],
    ['too-little-data', withEvidence({ intervalPercent: null })],
    ['version-1', withEvidence({ measuredHours: null })],
    ['version-1', withEvidence({ headlinePercent: null })],
  ] as const)('is %s', (reason, given) => {
    expect(bridge(given, defaultEconomics)).toEqual({ kind: 'unavailable', reason });
  });

  it('is a missing measurement if savings per task are unknown', () => {
    const unknown = report();
    unknown.summary_metrics.improvements.cost_savings_per_task = null;
    expect(bridge(unknown, defaultEconomics)).toEqual({ kind: 'unavailable', reason: 'not-measured' });
  });

  it('is "no seats" only if a number of seats would give a bridge', () => {
    const none = { ...defaultEconomics, seats: 0 };
    expect(bridge(report(), none)).toEqual({ kind: 'unavailable', reason: 'no-seats' });
    expect(bridge(report(), { ...none, seats: 0.9 })).toEqual({ kind: 'unavailable', reason: 'no-seats' });
    expect(bridge(report(), { ...none, seats: 1 }).kind).toBe('ready');
    expect(bridge(report({ evidence: undefined }), none)).toEqual({ kind: 'unavailable', reason: 'no-evidence' });
  });

  it.each([
    [{ seats: -1 }, 'Seats must be a number of at least 0.'],
    [{ seats: NaN }, 'Seats must be a number of at least 0.'],
    [{ pricePerSeatMonth: -1 }, 'The price per seat must be a number of at least 0.'],
    [{ pricePerSeatMonth: Infinity }, 'The price per seat must be a number of at least 0.'],
    [{ realisationRate: 1.1 }, 'The realization rate must be between 0 and 1.'],
    [{ realisationRate: -0.1 }, 'The realization rate must be between 0 and 1.'],
    [{ realisationRate: NaN }, 'The realization rate must be between 0 and 1.'],
  ])('is replaced by an error if an input is invalid: %j', (over, message) => {
    expect(() => bridge(report(), { ...defaultEconomics, ...over })).toThrow(RangeError);
    expect(() => bridge(report(), { ...defaultEconomics, ...over })).toThrow(message);
  });
});
