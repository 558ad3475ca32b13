import { describe, expect, it } from 'vitest';
import { CHOICE, FORECAST, historyOfTeams } from '../../test/planWorld.ts';
import { type PlanForecast, planHash, planTerms, proposePlan } from '../index.ts';

const reading = historyOfTeams(8);
const termsOf = (read = reading, choice = CHOICE, forecast: PlanForecast = FORECAST) =>
  planTerms(read, proposePlan(read, choice), choice, forecast);

describe('the terms of a plan', () => {
  it('keep how each team was read', () => {
    const [team] = reading.teams;
    if (team?.kind !== 'read') throw new Error('There is no team.');
    const tickets = team.weeks.reduce((sum, week) => sum + week.tickets, 0);
    expect(termsOf().teams[0]?.facts).toEqual({
      projectId: '10001',
      tickets: 5000,
      incompleteHistories: 12,
      unclearTickets: 0,
      completed: team.weeks.reduce((sum, { work }) => sum + (work?.completed ?? 0), 0),
      measured: tickets,
      mean: expect.closeTo(team.weeks.reduce((sum, { mean, tickets: own }) => sum + (mean ?? 0) * own, 0) / tickets, 3),
    });
  });

  it('lack these facts in all teams if a server did not report them for one', () => {
    const teams = reading.teams.map((team, index) =>
      team.kind === 'read' && index === 3 ? { ...team, source: null } : team,
    );
    expect(termsOf({ ...reading, teams }).teams.map(({ facts }) => facts)).toEqual(
      Array.from({ length: 8 }, () => null),
    );
  });

  it('are the same for numbers that differ only in digits that change no result', () => {
    const choice = { ...CHOICE, smallestSaving: 0.200001 };
    const forecast = { ...FORECAST, tau: FORECAST.tau + 1e-7, weekVariance: FORECAST.weekVariance * 1.000001 };
    expect(planHash(termsOf(reading, choice, forecast))).toBe(planHash(termsOf()));
    expect(planHash(termsOf(reading, { ...CHOICE, smallestSaving: 0.21 }))).not.toBe(planHash(termsOf()));
  });
});
