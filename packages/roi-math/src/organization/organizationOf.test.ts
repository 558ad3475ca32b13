import { describe, expect, it } from 'vitest';
import { organization, organizationTeam } from '../../test/organizationTeams.ts';
import { organizationOf } from './organizationOf.ts';
import type { OrganizationTeam } from './OrganizationTeam.ts';

const found = organizationOf(organization());
const unread = (team: OrganizationTeam): OrganizationTeam => {
  const { key, name, adopted } = team.series;
  return { ...team, series: { key, name, adopted, reason: { kind: 'elapsed-times' } } };
};
const renamed = (team: OrganizationTeam, name: string): OrganizationTeam => ({
  ...team,
  series: { ...team.series, key: name, name },
});
const withUsage = (team: OrganizationTeam, usage: OrganizationTeam['usage']): OrganizationTeam => ({ ...team, usage });
const kindsOf = (items: readonly { readonly kind: string }[]) => items.map(({ kind }) => kind);
const figures = ({ asUsed, perUser, quarters, checks }: typeof found) =>
  [asUsed, perUser, ...quarters.map(({ effect }) => effect), checks.earlierTrend].flatMap((effect) => [
    effect?.change.estimate ?? NaN,
    effect?.change.low ?? NaN,
    effect?.change.high ?? NaN,
  ]);

describe('an organization', () => {
  it('has the figures of a dense calculation in another language', () => {
    // Written from the descriptions only, with all levels and weeks as coefficients: generalized least squares in NumPy.
    const expected = [
      [-0.235544273, -0.298498473, -0.172590074],
      [-0.437417669, -0.55148611, -0.323349229],
      [-0.247630435, -0.318252076, -0.177008794],
      [-0.315842782, -0.417952957, -0.213732607],
      [-0.31013179, -0.466480449, -0.153783131],
      [-0.373949582, -0.57948212, -0.168417045],
      [-0.013383751, -0.14984666, 0.123079157],
    ].flat();
    for (const [index, figure] of figures(found).entries()) expect(figure).toBeCloseTo(expected[index] ?? NaN, 6);
    expect(found.shocks?.deviation).toBeCloseTo(0.07291012, 6);
  });

  it('has a verdict as used, and an effect per user that contains the truth', () => {
    expect(found).toMatchObject({ verdict: 'faster', grade: 'A', reasons: [], doubts: [] });
    expect(found.perUser?.intervalPercent[0]).toBeLessThan(40);
    expect(found.perUser?.intervalPercent[1]).toBeGreaterThan(40);
    expect(found.asUsed?.effectPercent).toBeLessThan(found.perUser?.effectPercent ?? NaN);
  });

  it('has teams by name, with weights that sum to 1 and own changes within the interval of all', () => {
    expect(found.teams.map(({ name }) => name)).toEqual(found.teams.map(({ name }) => name).toSorted());
    expect(found.teams.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    const changes = found.teams.map(({ ownChange }) => ownChange);
    expect(changes.filter((change) => change !== null)).toHaveLength(9);
    expect(changes.slice(9)).toEqual([null, null, null]);
    // The teams do not differ by more than chance, so each has the change of all.
    expect(changes[4]?.change.estimate).toBeCloseTo(found.asUsed?.change.estimate ?? NaN, 9);
    expect(found.teams[0]).toMatchObject({
      role: 'started',
      isStartVerified: true,
      people: 40,
      tickets: { pre: 15 * 39, post: 15 * 52 },
    });
    expect(found.teams[0]?.use).toBeCloseTo(0.58, 2);
  });

  it('is the same in any order of the teams, and with other names', () => {
    const same = (other: typeof found) => {
      for (const [index, figure] of figures(other).entries())
        expect(figure).toBeCloseTo(figures(found)[index] ?? NaN, 9);
    };
    expect(organizationOf(organization().toReversed())).toEqual(found);
    same(organizationOf(organization().map((team, index) => renamed(team, `${99 - index}`))));
  });

  it('has no effect per user if no usage is known, and starts that are not verified', () => {
    const { perUser, asUsed, grade, doubts, checks } = organizationOf(organization({ isUsageKnown: false }));
    expect([perUser, grade, checks.verifiedStarts]).toEqual([null, 'B', 0]);
    expect(asUsed).toEqual(found.asUsed);
    expect(doubts).toEqual([{ kind: 'unverified-starts', teams: 9, of: 9 }]);
  });

  it('leaves out a team whose use is unknown, but only for the effect per user', () => {
    const half = organization().map((team, index) => (index === 0 ? withUsage(team, []) : team));
    const { asUsed, perUser } = organizationOf(half);
    expect(asUsed).toEqual(found.asUsed);
    expect(perUser?.change.estimate).not.toBe(found.perUser?.change.estimate);
    expect(perUser?.change.estimate).toBeCloseTo(found.perUser?.change.estimate ?? NaN, 1);
  });

  it('does not show the use of fewer than five people', () => {
    const small = organization().map((team) => Object.assign({}, team, { people: 4 }));
    expect(organizationOf(small).teams.map(({ use }) => use)).toEqual(Array.from({ length: 12 }, () => null));
  });

  it('counts the weeks from each start', () => {
    const { weeks } = found;
    expect(weeks[0]).toMatchObject({ week: -79, teams: 1 });
    expect(weeks.find(({ week }) => week === 0)).toMatchObject({ teams: 9, tickets: 135, use: 0.15 });
  });
});

describe('an organization without a verdict', () => {
  it('has no team that started', () => {
    const none = Array.from({ length: 6 }, (_, index) => organizationTeam(index, null));
    expect(organizationOf(none)).toMatchObject({
      verdict: 'too-little-data',
      grade: 'D',
      reasons: [{ kind: 'none-started' }],
      asUsed: null,
      quarters: [],
    });
  });

  it('has only teams that started in one week', () => {
    const once = Array.from({ length: 6 }, (_, index) => organizationTeam(index, 0, { isUsageKnown: false }));
    const { verdict, reasons } = organizationOf(once);
    expect([verdict, reasons]).toEqual(['too-little-data', [{ kind: 'no-comparison' }]]);
  });

  it('has left out more than a fifth of its teams', () => {
    const lost = (count: number) =>
      organizationOf(organization().map((team, index) => (index > 11 - count ? unread(team) : team)));
    expect(lost(2)).toMatchObject({ verdict: 'faster', reasons: [], checks: { teams: 12, leftOut: 2 } });
    expect(lost(3)).toMatchObject({
      verdict: 'too-little-data',
      grade: 'D',
      reasons: [{ kind: 'teams-left-out', teams: 3, of: 12 }],
    });
    expect(lost(1).teams[11]).toMatchObject({ role: 'left-out', reason: { kind: 'elapsed-times' }, tickets: null });
  });

  it('has too few teams', () => {
    expect(kindsOf(organizationOf(organization().slice(0, 2)).reasons)).toEqual(['few-teams']);
    expect(organizationOf([]).reasons).toEqual([{ kind: 'few-teams', teams: 0, needed: 3 }]);
  });
});

describe('an unusual organization', () => {
  it('has one team that started, which decides the estimate', () => {
    const one = Array.from({ length: 8 }, (_, index) => organizationTeam(index, index === 0 ? 0 : null));
    const { asUsed, checks, doubts, teams } = organizationOf(one);
    expect(asUsed?.change.low).toBeLessThan(Math.log(0.6) * 0.6);
    expect(checks.leaveOneOut?.deciding).toBeGreaterThan(0);
    expect(kindsOf(doubts)).toEqual(expect.arrayContaining(['deciding-team', 'largest-team']));
    expect(teams[0]?.ownChange?.change.estimate).toBeCloseTo(asUsed?.change.estimate ?? NaN, 6);
  });

  it('leaves out a team without tickets', () => {
    const empty = organization().map((team, index) => (index === 4 ? organizationTeam(4, 20, { perWeek: 0 }) : team));
    const { teams, verdict } = organizationOf(empty);
    expect(teams[4]).toMatchObject({ role: 'left-out', reason: { kind: 'no-tickets' } });
    expect(verdict).toBe('faster');
  });

  it('is not ruled by a team of twenty times the size', () => {
    const giant = organization().map((team, index) => (index === 0 ? organizationTeam(0, 0, { perWeek: 300 }) : team));
    const { checks, teams } = organizationOf(giant);
    expect(checks.largestWeight).toBe(teams[0]?.weight);
    expect(checks.largestWeight).toBeLessThan(0.5);
  });

  it('leaves out the six weeks before each start, and is doubted if tickets took longer in them', () => {
    const isLast = (since: number) => since >= -6 && since < 0;
    const { asUsed, doubts } = organizationOf(organization({ course: (since) => (isLast(since) ? 0.4 : 0) }));
    expect(asUsed).toEqual(found.asUsed);
    const doubt = doubts.find((one) => one.kind === 'weeks-before-start');
    // exp(0.4) is 1.49. The noise of the weeks is added.
    expect(doubt?.effectPercent).toBeLessThan(-42);
    expect(doubt?.effectPercent).toBeGreaterThan(-56);
  });

  it('is doubted if tickets became shorter in the half year before the starts', () => {
    const { doubts } = organizationOf(
      organization({ course: (since) => (since < -26 || since >= -6 ? 0 : -0.03 * (since + 16.5)) }),
    );
    const doubt = doubts.find(({ kind }) => kind === 'earlier-trend');
    expect(doubt).toMatchObject({ percentPerWeek: expect.closeTo(-3, 0) });
  });

  it('has own changes that are shrunk to that of all', () => {
    const uneven = organization().map((team, index) =>
      index === 2 ? organizationTeam(2, 10, { effect: -1.6 }) : team,
    );
    const { asUsed, teams } = organizationOf(uneven);
    const own = (index: number) => teams[index]?.ownChange?.change.estimate ?? NaN;
    expect(own(2)).toBeLessThan((asUsed?.change.estimate ?? NaN) - 0.2);
    expect(own(2)).toBeGreaterThan(-1.6 * 0.6);
    expect(Math.abs(own(1) - own(3))).toBeLessThan(0.1);
  });

  it('is doubted if teams used the assistant before their start, or although they have none', () => {
    const early = organization().map((team, index) =>
      index === 8 || index === 9 ? withUsage(team, organizationTeam(index, 0).usage) : team,
    );
    const { doubts, checks, grade } = organizationOf(early);
    expect(checks).toMatchObject({ usedWithoutStart: 2, verifiedStarts: 8 });
    expect(doubts).toContainEqual({ kind: 'used-without-start', teams: 2 });
    expect(grade).not.toBe('A');
  });
});
