import { describe, expect, it } from 'vitest';
import { comparisonTeam, controls } from '../../test/comparisonTeams.ts';
import { membersOf } from './members.ts';
import type { TeamSeries, UnreadTeam } from './teamSeries.ts';

const sorted = (...teams: (TeamSeries | UnreadTeam)[]) =>
  membersOf(teams).map((member) => [member.team.name, member.role, 'reason' in member ? member.reason : member.start]);
const only = (team: TeamSeries) => sorted(team)[0]?.slice(1);

describe('the teams of a comparison', () => {
  it('are controls if they adopt at least 13 weeks after the project or never, and otherwise adopters', () => {
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: null }))).toEqual(['control', null]);
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: 91 }))).toEqual(['control', null]);
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: -7 }))).toEqual(['adopter', -1]);
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: -5 }))).toEqual(['adopter', 0]);
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: 3 }))).toEqual(['adopter', 1]);
  });

  it('are sorted by name, and their order does not depend on the request', () => {
    const [one, two, three] = controls(3);
    const names = ['Team C1', 'Team C2', 'Team C3'];
    if (one === undefined || two === undefined || three === undefined) throw new Error('three controls');
    expect(sorted(three, one, two).map(([name]) => name)).toEqual(names);
    expect(sorted(two, three, one)).toEqual(sorted(one, two, three));
  });

  it('keep the reason why they could not be read', () => {
    const reason = { kind: 'no-tickets' } as const;
    expect(sorted({ key: null, name: 'X', adopted: null, reason })).toEqual([['X', 'left-out', reason]]);
  });

  it.each([
    [
      { from: -1, perWeek: 29 },
      { kind: 'few-tickets', side: 'pre', tickets: 29, needed: 30 },
    ],
    [{ from: -19 }, { kind: 'few-weeks', side: 'pre', weeks: 19, needed: 20 }],
    [
      { to: 7, perWeek: 2 },
      { kind: 'few-tickets', side: 'post', tickets: 14, needed: 15 },
    ],
    [{ to: 5 }, { kind: 'few-weeks', side: 'post', weeks: 5, needed: 6 }],
  ])('are left out if there is too little data before or after adoption: %j', (over, reason) => {
    expect(only(comparisonTeam({ key: 'A', adoptedAfter: null, ...over }))).toEqual([
      'left-out',
      { as: 'control', ...reason },
    ]);
  });

  it('need enough data on each side of their own adoption date', () => {
    const adopter = (adoptedAfter: number) => only(comparisonTeam({ key: 'A', adoptedAfter }));
    expect(adopter(-27 * 7)).toEqual(['adopter', -27]);
    expect(adopter(-28 * 7)).toEqual([
      'left-out',
      { kind: 'few-weeks', as: 'adopter', side: 'pre', weeks: 11, needed: 12 },
    ]);
    expect(adopter(7 * 7)).toEqual(['adopter', 7]);
    expect(adopter(7 * 7 + 1)?.[1]).toEqual({
      kind: 'few-weeks',
      as: 'late-adopter',
      side: 'post',
      weeks: 5,
      needed: 6,
    });
  });

  it('are left out if their tickets cannot be measured by statuses, or are spread too thinly over the weeks', () => {
    const few = { kind: 'few-completed', side: 'pre', tickets: 9, needed: 10 } as const;
    for (const elapsed of [few, { kind: 'elapsed-times' } as const]) {
      expect(only({ ...comparisonTeam({ key: 'A', adoptedAfter: null }), elapsed })?.[1]).toEqual(elapsed);
    }
    const thin = comparisonTeam({ key: 'A', adoptedAfter: null });
    expect(only({ ...thin, series: { ...thin.series, degreesOfFreedom: 9 } })?.[1]).toEqual({
      kind: 'thin-weeks',
    });
  });

  it('lose the tickets of the week in which they adopt; controls also lose all later tickets', () => {
    const weeksOf = (team: TeamSeries) =>
      membersOf([team]).flatMap((member) =>
        member.role === 'left-out'
          ? []
          : member.series.weeks.flatMap(({ week, mean }) => (mean === null ? [week] : [])),
      );
    expect(weeksOf(comparisonTeam({ key: 'A', adoptedAfter: -10 }))).toEqual([-2]);
    expect(weeksOf(comparisonTeam({ key: 'A', adoptedAfter: -14 }))).toEqual([]);
    expect(weeksOf(comparisonTeam({ key: 'A', adoptedAfter: 98, to: 17 }))).toEqual([14, 15, 16]);
  });
});
