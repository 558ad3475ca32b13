import { type CoinPlan, type CoinReading, coinPlanToWire, parseCoinPlan } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../tools/bench/math/random.ts';
import { coinForecast } from './coinForecast.ts';
import { coinOf } from './coinOf.ts';
import { coinResult } from './coinResult.ts';
import { coinPlan, coinTerms } from './coinTerms.ts';

const SECRET = '5e'.repeat(32);
const CHOICE = { weeks: 13, smallestSaving: 0.27, sizeField: null, scope: null, calendar: null, secret: SECRET };
const ISSUE = { kind: 'issue', id: '1', key: 'T-1', created: '2026-12-20T10:00:00.000Z' } as const;

/** A team of 20 tickets a week for a year, σ 0.8, and as many in 13 weeks of a plan in which allowed ones take e^effect as long. */
function readingOf(effect: number, { perWeek = 20, today = '2027-05-01' } = {}): CoinReading {
  const random = randomFrom(7);
  const row = (week: number) => ({
    week,
    type: random.uniform() < 0.3 ? 'bug' : 'story',
    logSize: null,
    log: 2 + 0.8 * random.normal(),
  });
  const rows = (first: number, weeks: number) =>
    Array.from({ length: weeks * perWeek }, (_, index) => row(first + Math.floor(index / perWeek)));
  return {
    fetchedAt: '2027-05-01T09:00:00.000Z',
    host: 'x.atlassian.net',
    sample: false,
    project: { key: 'T', name: 'Team' },
    timeZone: 'Europe/Berlin',
    today,
    start: '2027-01-04',
    measure: 'active',
    slowWeeks: 2,
    sizePercent: null,
    history: rows(-56, 52),
    tickets: rows(0, 13).map(({ week, type, logSize, log }, index) => {
      const key = `T-${index + 1}`;
      return {
        week,
        type,
        logSize,
        key,
        log: index % 20 === 0 ? null : log + effect * Number(coinOf(SECRET, key) === 'yes'),
      };
    }),
  };
}

function forecastOf(reading: CoinReading, seed = 'seed') {
  const steps = coinForecast(reading, CHOICE, seed);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

function planOf(reading: CoinReading): CoinPlan {
  const forecast = forecastOf(reading);
  if (forecast.kind !== 'possible') throw new Error(forecast.kind);
  return coinPlan(coinTerms(reading, forecast, CHOICE), ISSUE);
}

const secretOf = (plan: CoinPlan) => ({ plan: plan.hash, secret: SECRET });

describe('coinForecast', () => {
  const reading = readingOf(0);
  const forecast = forecastOf(reading);

  it('finds more with more weeks, more use and larger savings', () => {
    if (forecast.kind !== 'possible') throw new Error(forecast.kind);
    const found = (weeks: number, use: number, saving: number) =>
      forecast.cells.find((cell) => cell.weeks === weeks && cell.use === use && cell.saving === saving)?.found ?? NaN;
    expect(forecast.cells).toHaveLength(4 * 2 * 3);
    // σ 0.8, 30 %: 157 tickets for 80 %; 13 weeks have 260, with a power of Φ(0.357 · √260/1.6 − 1.96) = 95 %.
    expect(found(13, 1, 0.3)).toBeGreaterThan(0.88);
    expect(found(8, 1, 0.3)).toBeGreaterThan(0.7);
    expect(found(8, 1, 0.3)).toBeLessThan(0.9);
    expect(found(13, 0.6, 0.3)).toBeLessThan(found(13, 1, 0.3) - 0.2);
    expect(found(13, 1, 0.2)).toBeLessThan(found(26, 1, 0.2));
    expect(forecast).toMatchObject({ slowWeeks: 2, ticketsPerWeek: 20, firstWeek: -56, lastWeek: -5 });
    expect(forecast.sigma).toBeCloseTo(0.8, 1);
    expect(forecast.recommendedWeeks).toBe(13);
  });

  it('is the same for the same seed', () => {
    const young = { ...reading, history: reading.history.slice(0, 20 * 13) };
    const once = forecastOf(young);
    expect(once).toMatchObject({ kind: 'possible', firstWeek: -56, lastWeek: -44 });
    expect(forecastOf(young)).toEqual(once);
    expect(forecastOf(young, 'other')).not.toEqual(once);
  });

  it('refuses a team with too few, too young or too slow tickets', () => {
    const { history } = reading;
    expect(forecastOf({ ...reading, history: history.slice(0, 59) })).toEqual({
      kind: 'few-tickets',
      tickets: 59,
      needed: 60,
    });
    expect(forecastOf({ ...reading, history: history.slice(0, 220) })).toEqual({
      kind: 'few-weeks',
      weeks: 11,
      needed: 12,
    });
    expect(forecastOf({ ...reading, slowWeeks: 27 })).toEqual({ kind: 'slow-tickets', weeks: 27, most: 26 });
  });
});

describe('coinResult', () => {
  const reading = readingOf(Math.log(0.6));
  const plan = planOf(reading);
  const secret = secretOf(plan);
  const read = (changes: Partial<Parameters<typeof coinResult>[0]> = {}) =>
    coinResult({ plan, secret, reading, registered: null, ...changes });

  it('finds the saving, with the interval around it', () => {
    const result = read();
    if (result.kind !== 'read') throw new Error(result.kind);
    expect(result).toMatchObject({ verdict: 'faster', compared: 5000, deviations: [] });
    expect(result.p).toBeLessThan(0.001);
    expect(result.savedPercent).toBeGreaterThan(28);
    expect(result.savedPercent).toBeLessThan(50);
    expect(result.interval.low).toBeGreaterThan(10);
    expect(result.interval.high).toBeLessThan(65);
    expect(result.yes.tickets + result.no.tickets).toBe(260);
    expect(result.yes.measured + result.no.measured).toBe(247);
    expect(result.distribution.reduce((sum, { draws }) => sum + draws, 0)).toBe(4999);
  });

  it('is the same however the tickets are sorted, and however later the plan is read', () => {
    const shuffled = { ...reading, tickets: reading.tickets.toReversed(), today: '2029-01-01' };
    expect(read({ reading: shuffled })).toEqual(read());
  });

  it('has no verdict before the read date', () => {
    expect(plan.terms.readOn).toBe('2027-04-26');
    const early = { ...reading, today: '2027-04-25' };
    expect(read({ reading: early })).toEqual({ kind: 'waiting', tickets: 260, deviations: [] });
    expect(read({ reading: { ...reading, today: '2027-04-26' } })).toMatchObject({ kind: 'read' });
  });

  it('refuses a changed plan, another secret and other tickets', () => {
    const changed = { ...plan, terms: { ...plan.terms, readOn: '2027-02-01' } };
    expect(read({ plan: changed })).toEqual({ kind: 'refused', reason: 'changed' });
    expect(read({ secret: { ...secret, secret: '11'.repeat(32) } })).toEqual({
      kind: 'refused',
      reason: 'other-secret',
    });
    expect(read({ reading: { ...reading, host: 'y' } })).toEqual({ kind: 'refused', reason: 'other-host' });
    expect(read({ reading: { ...reading, project: { key: 'U', name: 'U' } } })).toEqual({
      kind: 'refused',
      reason: 'other-project',
    });
    expect(read({ reading: { ...reading, tickets: reading.tickets.slice(0, 15) } })).toEqual({
      kind: 'refused',
      reason: 'few-tickets',
    });
  });

  it.each([
    [{ kind: 'found', id: '1', key: 'T-1', created: '2026-12-20T11:00:00.000+0100' } as const, []],
    [
      { kind: 'found', id: '2', key: 'T-1', created: ISSUE.created } as const,
      [{ kind: 'not-confirmed', why: 'missing' }],
    ],
    [
      { kind: 'found', id: '1', key: 'T-1', created: '2026-12-21T10:00:00Z' } as const,
      [{ kind: 'not-confirmed', why: 'other-time' }],
    ],
    [{ kind: 'several' } as const, [{ kind: 'not-confirmed', why: 'several' }]],
  ])('compares the registration with its issue', (registered, deviations) => {
    expect(read({ registered })).toMatchObject({ kind: 'read', deviations });
  });

  it('names a plan that was not registered before it began', () => {
    const unwitnessed = coinPlan(plan.terms, { kind: 'unwitnessed', made: '2026-12-20T10:00:00Z' });
    expect(read({ plan: unwitnessed })).toMatchObject({ deviations: [{ kind: 'not-witnessed' }] });
    const created = '2027-01-03T23:30:00Z';
    const late = coinPlan(plan.terms, { ...ISSUE, created });
    expect(read({ plan: late })).toMatchObject({ deviations: [{ kind: 'registered-late', created }] });
  });

  it('names shares of tickets without hours that differ', () => {
    const tickets = reading.tickets.map((ticket) =>
      coinOf(SECRET, ticket.key) === 'no' && ticket.week < 3 ? { ...ticket, log: null } : ticket,
    );
    expect(read({ reading: { ...reading, tickets } })).toMatchObject({ deviations: [{ kind: 'unequal-rest' }] });
  });

  it('keeps its code in a file, and loses it with any change', () => {
    const wire: unknown = JSON.parse(JSON.stringify(coinPlanToWire(plan)));
    const parsed = parseCoinPlan(wire);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value).toEqual(plan);
    expect(read({ plan: parsed.value })).toEqual(read());
    expect(JSON.stringify(wire)).not.toContain(SECRET);
    for (const name of Object.keys(plan.terms)) {
      const terms = { ...plan.terms, [name]: 'changed' };
      expect(read({ plan: { ...plan, terms } }), name).toEqual({ kind: 'refused', reason: 'changed' });
    }
  });
});
