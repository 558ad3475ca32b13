import { describe, expect, it } from 'vitest';
import { asPlanned, plan, readOf, resultOf, SAVED, tracker, weekOf } from '../../test/planReport.ts';

describe('the report on a plan', () => {
  it('finds the true saving if the teams followed the plan', () => {
    const result = readOf({ usage: asPlanned });
    expect(result.deviations).toEqual([]);
    expect(result).toMatchObject({
      verdict: 'faster',
      compared: 5000,
      possible: 6720,
      grade: 'A+',
      readOn: '2026-07-06',
    });
    expect(result.p).toBe(result.extreme / 5000);
    expect(result.p).toBeLessThanOrEqual(0.05);
    expect(result.savedPercent).toBeGreaterThan(25);
    expect(result.savedPercent).toBeLessThan(50);
    expect(result.interval.low ?? NaN).toBeLessThan(40);
    expect(result.interval.high ?? NaN).toBeGreaterThan(40);
    expect(result.interval.low ?? NaN).toBeGreaterThan(0);
    expect(result.statistic).toBeGreaterThan(0);
    expect(readOf({ reading: tracker({ saving: -SAVED }) })).toMatchObject({ verdict: 'slower' });
  });

  it('is always the same, and does not depend on changes that all teams share', () => {
    expect(readOf()).toEqual(readOf());
    const changed = readOf({ reading: tracker({ common: (week) => (week > 8 ? -0.5 : 0) }) });
    const { p, savedPercent, interval } = readOf();
    expect(changed.p).toBe(p);
    expect(changed.savedPercent).toBeCloseTo(savedPercent, 6);
    expect(changed.interval.low).toBeCloseTo(interval.low ?? NaN, 4);
  });

  it('counts all compared orders in the bars, and the real order in one of the bars', () => {
    const { distribution, compared, statistic } = readOf();
    expect(distribution).toHaveLength(31);
    expect(distribution.reduce((sum, { orders }) => sum + orders, 0)).toBe(compared);
    const [first, last] = [distribution[0], distribution.at(-1)];
    expect(first?.from).toBeCloseTo(-(last?.to ?? NaN), 9);
    expect(distribution.some(({ from, to, orders }) => from <= statistic && statistic <= to && orders > 0)).toBe(true);
  });

  it('gives no verdict before the last week has closed in all teams', () => {
    const early = tracker({ weeks: 12 });
    expect(resultOf({ reading: early })).toEqual({
      kind: 'waiting',
      deviations: [],
      readOn: '2026-07-06',
      closedWeeks: 12,
      tickets: expect.objectContaining({ after: expect.any(Number) }),
    });
    const { teams } = tracker();
    const [team] = teams;
    if (team?.kind === 'read') teams[0] = { ...team, weeks: team.weeks.slice(0, -1) };
    expect(resultOf({ reading: { ...early, teams } })).toMatchObject({ kind: 'waiting', closedWeeks: 25 });
    expect(resultOf({ reading: { ...early, teams: [] } })).toMatchObject({ kind: 'waiting', closedWeeks: 0 });
  });

  it('sums the hours of the teams that started, from their planned start on', () => {
    const { hours, tickets } = readOf();
    expect(hours.map(({ key }) => key).toSorted()).toEqual(
      plan.order
        .slice(0, 5)
        .map(({ key }) => key)
        .toSorted(),
    );
    for (const { key, days, hours: own, effectHours } of hours) {
      const start = weekOf(key) ?? NaN;
      expect(days).toBe(7 * (26 - start));
      const team = tracker().teams.find((one) => one.key === key);
      const weeks = team?.kind === 'read' ? team.weeks.filter(({ week }) => week >= start) : [];
      expect(own).toBe(weeks.reduce((sum, week) => sum + week.hours, 0));
      const ramp = weeks.reduce((sum, week) => sum + week.hours * Math.min(1, (week.week - start + 1) / 6), 0);
      expect(effectHours).toBeCloseTo(ramp, 9);
    }
    expect(tickets.after / tickets.before).toBeCloseTo(26 / 104, 1);
  });
});
