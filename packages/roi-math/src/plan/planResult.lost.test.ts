import type { ReadPlanTeam } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import {
  asPlanned,
  plan,
  readingWith,
  readOf,
  resultOf,
  stateOf,
  tracker,
  weekOf,
  withMeans,
} from '../../test/planReport.ts';
import { drawPlan } from '../index.ts';
import { ISSUE } from '../../test/planWorld.ts';

const [STARTED = '', WAITING = ''] = [plan.order[4]?.key, plan.order.at(-1)?.key];

/** The team without measured tickets in some weeks. */
const emptied = (team: ReadPlanTeam, isEmpty: (week: number) => boolean): ReadPlanTeam => ({
  ...team,
  weeks: team.weeks.map((one) => (isEmpty(one.week) ? { ...one, tickets: 0, mean: null, hours: 0 } : one)),
});

/** The team with other numbers in its source. */
const sourced = (team: ReadPlanTeam, change: Partial<NonNullable<ReadPlanTeam['source']>>): ReadPlanTeam => ({
  ...team,
  source: team.source === null ? null : { ...team.source, ...change },
});

const UNCLEAR = [{ name: 'Doing', tickets: 3000 }];

const LOST: readonly [why: string, key: string, change: (team: ReadPlanTeam) => ReadPlanTeam][] = [
  ['other-measure', STARTED, (team) => ({ ...team, measure: 'logged' })],
  ['no-tickets', STARTED, (team) => emptied(team, (week) => week >= (weekOf(STARTED) ?? NaN))],
  ['no-tickets', WAITING, (team) => emptied(team, (week) => week >= 0)],
  ['no-tickets', STARTED, (team) => emptied(team, () => true)],
  ['measured-share', STARTED, (team) => emptied(team, (week) => week >= 0 && week % 2 === 0)],
  ['histories', STARTED, (team) => sourced(team, { incompleteHistories: 900 })],
  ['statuses', STARTED, (team) => sourced(team, { unclearStatuses: UNCLEAR })],
  ['planning-weeks', STARTED, (team) => withMeans(team, (mean) => mean - 0.1)],
  ['planning-weeks', STARTED, (team) => emptied(team, (week) => week < -20 && week % 4 === 0)],
  ['planning-weeks', STARTED, (team) => ({ ...team, weeks: team.weeks.filter(({ week }) => week > -80) })],
];

describe('a team of a plan', () => {
  it.each(LOST)('is lost and named if it is not read as planned: %s of %s', (why, lost, change) => {
    const result = readOf({ reading: readingWith((key) => key === lost, change), usage: asPlanned });
    expect(result.deviations).toEqual([{ kind: 'lost-team', key: lost, why }]);
    expect(result.hours.find(({ key }) => key === lost)?.hours ?? 0).toBe(0);
    expect(result.grade).not.toBe('A+');
  });

  it('is lost and named if it is not read at all, and keeps its place in the order', () => {
    const reading = tracker();
    const result = readOf({ reading: { ...reading, teams: reading.teams.filter(({ key }) => key !== STARTED) } });
    expect(result.deviations).toEqual([{ kind: 'lost-team', key: STARTED, why: 'unread' }]);
    expect(stateOf(result, 'same-measurement')).toBe('not-confirmed');
    expect(result.possible).toBe(6720);
  });

  it('is found by the id of its project if its key changed', () => {
    const reading = readingWith(
      (key) => key === STARTED,
      (team) => ({ ...team, key: 'NEW' }),
    );
    expect(readOf({ reading, usage: asPlanned })).toEqual(readOf({ usage: asPlanned }));
  });
});

describe('the condition about teams', () => {
  const without = (...keys: readonly string[]) => {
    const reading = tracker();
    return { ...reading, teams: reading.teams.filter(({ key }) => !keys.includes(key ?? '')) };
  };

  it('is not confirmed if a clear result would hold whatever the one lost team did', () => {
    const result = readOf({ reading: without(STARTED), usage: asPlanned });
    expect([result.verdict, stateOf(result, 'teams'), result.grade]).toEqual(['faster', 'not-confirmed', 'A']);
  });

  it('is not met if the one lost team could have decided', () => {
    const result = readOf({ reading: without(plan.order[0]?.key ?? ''), usage: asPlanned });
    expect([result.verdict, stateOf(result, 'teams'), result.grade]).toEqual(['faster', 'not-met', 'B']);
  });

  it('is not confirmed or not met if no change is claimed, too', () => {
    const stateWithout = (saving: number) => {
      const weak = tracker({ saving });
      const teams = weak.teams.filter(({ key }) => key !== plan.order[0]?.key);
      const result = readOf({ reading: { ...weak, teams }, usage: asPlanned });
      return [result.verdict, stateOf(result, 'teams')];
    };
    expect(stateWithout(0.16)).toEqual(['no-detectable-change', 'not-confirmed']);
    expect(stateWithout(0.26)).toEqual(['no-detectable-change', 'not-met']);
  });

  it('is not met if two teams are lost, even if the result is clear', () => {
    const result = readOf({ reading: without(STARTED, WAITING), usage: asPlanned });
    expect([result.verdict, stateOf(result, 'teams'), result.grade]).toEqual(['faster', 'not-met', 'B']);
  });

  it('is not confirmed if the plan is of version 1, which does not say how its teams were read', () => {
    const teams = plan.terms.teams.map((team) => Object.assign({}, team, { facts: null }));
    const old = drawPlan({ ...plan.terms, teams }, ISSUE);
    const result = readOf({ plan: old, reading: tracker({ followed: old }) });
    expect([result.verdict, stateOf(result, 'teams'), stateOf(result, 'same-measurement')]).toEqual([
      'faster',
      'not-confirmed',
      'not-confirmed',
    ]);
  });
});

it('a plan has no result, and no verdict, if every team is lost', () => {
  const reading = readingWith(
    () => true,
    (team) => emptied(team, (week) => week >= 0),
  );
  for (const lost of [reading, { ...reading, teams: [] }]) {
    const result = resultOf({ reading: lost });
    expect(result).toMatchObject({ kind: 'waiting', tickets: { before: 0, after: 0 } });
    expect(result.deviations).toHaveLength(8);
  }
});

it('a team that reads as planned is not lost for a few tickets that were reopened since', () => {
  const reading = readingWith(
    () => true,
    (team) => ({
      ...withMeans(team, (mean) => mean + 0.02),
      weeks: team.weeks.filter(({ week }) => week % 40 !== -7),
    }),
  );
  expect(readOf({ reading, usage: asPlanned })).toMatchObject({ grade: 'A+', deviations: [] });
});
