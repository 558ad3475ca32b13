import { describe, expect, it } from 'vitest';
import { comparisonTeam, controls } from '../../test/comparisonTeams.ts';
import { membersOf } from './members.ts';
import type { TeamSeries, UnreadTeam } from './teamSeries.ts';

const own = comparisonTeam();
const sorted = (...teams: (TeamSeries | UnreadTeam)[]) =>
  membersOf(own, teams).map((member) => [
    member.team.name,
    member.role,
    'reason' in member ? member.reason : member.start,
  ]);
const only = (team: TeamSeries) => sorted(team)[0]?.slice(1);

describe('the teams of a comparison', () => {
  it('are controls without adoption or with one at least 13 weeks later, else adopters', () => {
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: null }))).toEqual(['control', null]);
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: 91 }))).toEqual(['control', null]);
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: -7 }))).toEqual(['adopter', -1]);
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: -5 }))).toEqual(['adopter', 0]);
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: 3 }))).toEqual(['adopter', 1]);
  });

  it('come by name, whatever the order in which they were named', () => {
    const [one, two, three] = controls(3);
    const names = ['Team C1', 'Team C2', 'Team C3'];
    if (one === undefined || two === undefined || three === undefined) throw new Error('three controls');
    expect(sorted(three, one, two).map(([name]) => name)).toEqual(names);
    expect(sorted(two, three, one)).toEqual(sorted(one, two, three));
  });

  it('count once, and never as the project itself', () => {
    const [one] = controls(1);
    if (one === undefined) throw new Error('a control');
    expect(sorted(one, one).map(([, role]) => role)).toEqual(['control', 'left-out']);
    expect(sorted(one, one)[1]?.[2]).toBe('The same project is named twice.');
    expect(only(comparisonTeam({ adoptedAfter: null }))).toEqual(['left-out', "This is the report's own project."]);
    const later = { ...one, adopted: '2026-03-02', adoptionWeek: 27 };
    expect(sorted(one, later).map(([, role]) => role)).toEqual(['left-out', 'left-out']);
  });

  it('keep the reason why they could not be read', () => {
    expect(sorted({ key: null, name: 'X', adopted: null, reason: 'It was not found.' })).toEqual([
      ['X', 'left-out', 'It was not found.'],
    ]);
  });

  it.each([
    [{ from: -1, perWeek: 29 }, 'Too few tickets: 29 before adoption, at least 30 are needed.'],
    [{ from: -19 }, 'Too few weeks with tickets: 19 before adoption, at least 20 are needed.'],
    [{ to: 7, perWeek: 2 }, 'Too few tickets: 14 after adoption, at least 15 are needed.'],
    [{ to: 5 }, 'Too few weeks with tickets: 5 after adoption, at least 6 are needed.'],
  ])('have enough data on either side: %j', (over, reason) => {
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: null, ...over }))).toEqual(['left-out', reason]);
  });

  it('have enough data on either side of their own adoption', () => {
    const adopter = (adoptedAfter: number) => only(comparisonTeam({ key: 'A', adoptedAfter }));
    expect(adopter(-27 * 7)).toEqual(['adopter', -27]);
    expect(adopter(-28 * 7)).toEqual([
      'left-out',
      'Too few weeks with tickets: 11 before its own adoption, at least 12 are needed.',
    ]);
    expect(adopter(7 * 7)).toEqual(['adopter', 7]);
    expect(adopter(7 * 7 + 1)?.[1]).toBe(
      'It adopts after this project, but less than 13 weeks after, so it is no control; and as an adopter it has too few weeks with tickets: 5 after its own adoption, at least 6 are needed.',
    );
  });

  it('use their statuses', () => {
    expect(only({ ...comparisonTeam({ key: 'A', adoptedAfter: null }), measure: 'elapsed' })?.[1]).toMatch(
      /usable status history/,
    );
    const thin = comparisonTeam({ key: 'A', adoptedAfter: null });
    expect(only({ ...thin, series: { ...thin.series, degreesOfFreedom: 9 } })?.[1]).toMatch(/too thinly/);
  });

  it('have no tickets in the week in which they adopted, and as controls none from their adoption on', () => {
    const weeksOf = (team: TeamSeries) =>
      membersOf(own, [team]).flatMap((member) =>
        member.role === 'left-out'
          ? []
          : member.series.weeks.flatMap(({ week, mean }) => (mean === null ? [week] : [])),
      );
    expect(weeksOf(comparisonTeam({ key: 'A', adoptedAfter: -10 }))).toEqual([-2]);
    expect(weeksOf(comparisonTeam({ key: 'A', adoptedAfter: -14 }))).toEqual([]);
    expect(weeksOf(comparisonTeam({ key: 'A', adoptedAfter: 98, to: 17 }))).toEqual([14, 15, 16]);
  });
});
