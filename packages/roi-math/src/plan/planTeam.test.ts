import { describe, expect, it } from 'vitest';
import { simulated } from '../../test/simulated.ts';
import { ADOPTION, endOf } from '../../../../tools/bench/math/worlds/jobs.ts';
import { planTeam, teamSeries, type TimedTicket } from '../index.ts';
import { parseTicket } from '../measure/ticket/parseTicket.ts';

const AT = { key: 'ABC', name: 'Team', start: ADOPTION, timeZone: 'UTC' } as const;
const tickets = simulated({ baselineWeeks: 90, postWeeks: 30 }).map(parseTicket);

function readTeam(over: Partial<Parameters<typeof planTeam>[1]> = {}, some: readonly TimedTicket[] = tickets) {
  const team = planTeam(some, { ...AT, asOf: endOf(26), weeks: 26, ...over });
  if (team.kind !== 'read') throw new Error(`It was not read: ${team.reason.kind}`);
  return team;
}

const reasonOf = (some: readonly TimedTicket[], over: Partial<Parameters<typeof planTeam>[1]> = {}) => {
  const team = planTeam(some, { ...AT, asOf: endOf(-2), weeks: 26, ...over });
  return team.kind === 'unread' ? team.reason : null;
};

describe('a team of a plan', () => {
  it('has the closed weeks of the two years before the start, and the closed weeks of the plan', () => {
    const { weeks } = readTeam({ asOf: endOf(28) });
    expect([weeks[0]?.week, weeks.at(-1)?.week]).toEqual([-90, 25]);
    const planned = readTeam({ asOf: endOf(-2) });
    expect(planned.weeks.at(-1)?.week).toBe(-3);
    const inTheWeek = new Date(Date.parse(endOf(3)) + 4 * 86_400_000).toISOString();
    expect(readTeam({ asOf: inTheWeek }).weeks.at(-1)?.week).toBe(2);
    const long = simulated({ baselineWeeks: 130 }).map(parseTicket);
    expect(readTeam({ asOf: endOf(13) }, long).weeks[0]?.week).toBe(-104);
  });

  it('has the weekly means and hours of a usual report', () => {
    const options = { adoptionDate: ADOPTION, asOf: endOf(26), timeZone: 'UTC', baselineWeeks: 104, weeksPerSide: 26 };
    const usual = teamSeries(tickets, { key: 'ABC', name: 'Team', adopted: null }, options);
    const { weeks } = readTeam();
    expect(weeks.map(({ work: _work, ...week }) => week)).toEqual(
      usual.series.weeks.map(({ week, count, mean }, index) => ({
        week,
        tickets: count,
        mean,
        hours: usual.hours[index]?.hours,
      })),
    );
  });

  it('uses the weeks before the start to choose the measure, and to decide whether to use sizes', () => {
    const logged = (share: number) =>
      tickets.map((ticket, index): TimedTicket => {
        const transitions = [...ticket.transitions];
        const isAfter = (transitions.at(-1)?.atMs ?? 0) >= Date.parse(endOf(0));
        const { key, category, createdAtMs, resolvedAtMs } = ticket;
        const hasHours = !isAfter || index % 10 < 10 * share;
        return { key, category, createdAtMs, resolvedAtMs, transitions, loggedHours: hasHours ? 5 + (index % 7) : 0 };
      });
    const planned = readTeam({ asOf: endOf(-1) }, logged(1));
    const [all, few] = [readTeam({}, logged(1)), readTeam({}, logged(0.2))];
    expect([planned.measure, all.measure, few.measure]).toEqual(['logged', 'logged', 'logged']);
    expect(few.ticketVariance).toBe(all.ticketVariance);
    expect(readTeam({ measure: 'active' }, logged(1)).measure).toBe('active');
  });

  it('is left out with a reason if it cannot take part', () => {
    expect(reasonOf([])).toEqual({ kind: 'no-tickets' });
    expect(reasonOf(tickets.slice(0, 12))).toMatchObject({ kind: 'few-tickets', side: 'pre', needed: 60 });
    const late = simulated({ baselineWeeks: 15, ticketsPerWeek: 20 }).map(parseTicket);
    expect(reasonOf(late)).toMatchObject({ kind: 'few-weeks', as: 'adopter', weeks: 13, needed: 20 });
    const untouched = tickets.map((ticket): TimedTicket => {
      const { key, category, createdAtMs } = ticket;
      const done = ticket.transitions.at(-1)?.atMs ?? NaN;
      return { key, category, createdAtMs, resolvedAtMs: done, transitions: [{ atMs: done, from: 'new', to: 'done' }] };
    });
    expect(reasonOf(untouched)).toEqual({ kind: 'elapsed-times' });
    // If a plan exists, it states the measure, and the team stays in the plan.
    expect(reasonOf(late, { measure: 'active' })).toBeNull();
  });

  it('adjusts for sizes that explain enough before the start, whatever they are after the start', () => {
    const sized = (growth: number) =>
      tickets.map((ticket): TimedTicket => {
        const [started, done] = [ticket.transitions[0]?.atMs ?? 0, ticket.transitions.at(-1)?.atMs ?? 0];
        const { key, category, createdAtMs, resolvedAtMs, transitions } = ticket;
        const size = ((done - started) / 3_600_000) * (done >= Date.parse(endOf(0)) ? growth : 1);
        return { key, category, createdAtMs, resolvedAtMs, transitions, size: Math.max(size, 0.1) };
      });
    const [same, larger] = [readTeam({}, sized(1)), readTeam({}, sized(2))];
    expect(readTeam().sizePercent).toBeNull();
    expect(same.sizePercent).toBeGreaterThan(50);
    expect(larger.sizePercent).toBe(same.sizePercent);
    expect(same.ticketVariance).toBeLessThan(readTeam().ticketVariance / 2);
  });
});
