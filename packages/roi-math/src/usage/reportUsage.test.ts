import type { Usage } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { comparisonTeam, controls } from '../../test/comparisonTeams.ts';
import { mondayAfter, usageWeeks } from '../../test/usageTeams.ts';
import { reportUsage } from './reportUsage.ts';

const DAYS = { from: '2025-06-02', to: '2025-06-29' };
const SUMMARY: Usage['sources'][number]['summary'] = {
  people: null,
  firstDay: '2025-06-02',
  lastDay: '2025-06-29',
  spend: null,
  recordsWithoutSpend: 0,
  peopleWithoutTeam: 0,
  peopleInSeveralTeams: 0,
  teamsWithoutPeople: 0,
  workdaysWithoutRecords: 0,
};
const clean = usageWeeks([0, 0, 0, 0]);
const grown = usageWeeks([0, 0, 0, 0, 20, 20, 20, 20, 20]);
const usage: Usage = {
  currency: 'USD',
  sources: [
    {
      source: 'claude-code',
      activeBasis: 'week',
      teams: [
        { name: 'own', people: 40, weeks: grown },
        { name: 'team c1', people: 40, weeks: clean },
        { name: 'C2', people: 40, weeks: grown },
        { name: 'Elsewhere', people: 40, weeks: clean },
      ],
      summary: SUMMARY,
    },
  ],
};
const OWN = { key: 'OWN', name: 'Our team' };

it('reportUsage finds the teams of the report by key or name, with the start of each team and the status of controls', () => {
  const [one, two, three] = controls(3);
  const late = comparisonTeam({ key: 'C2', adoptedAfter: 91 });
  const unread = { key: 'C3', name: 'Team C3', adopted: null, reason: { kind: 'no-tickets' } } as const;
  if (one === undefined || two === undefined || three === undefined) throw new Error('three controls');
  const { currency, teams, otherTeams } = reportUsage(usage, OWN, [one, late, three, unread], DAYS);
  const source = { source: 'claude-code', activeBasis: 'week', people: 40 };
  expect(currency).toBe('USD');
  expect(teams).toEqual([
    { ...OWN, control: null, sources: [{ ...source, observedStart: mondayAfter(4), weeks: grown }] },
    {
      key: 'C1',
      name: 'Team C1',
      control: { kind: 'verified', weeks: 4 },
      sources: [{ ...source, observedStart: null, weeks: clean }],
    },
    {
      key: 'C2',
      name: 'Team C2',
      control: { kind: 'verified', weeks: 4 },
      sources: [{ ...source, observedStart: mondayAfter(4), weeks: grown }],
    },
    { key: 'C3', name: 'Team C3', control: { kind: 'unknown', reason: 'not-named', weeks: null }, sources: [] },
  ]);
  expect(otherTeams).toBe(1);
});

it('reportUsage prefers a team with the key of the project to a team with its name, and counts the other team as not in the report', () => {
  const [source] = usage.sources;
  if (source === undefined) throw new Error('a source');
  const named = { name: 'OUR TEAM', people: 40, weeks: clean };
  const both = { ...usage, sources: [{ ...source, teams: [...source.teams, named] }] };
  const { teams, otherTeams } = reportUsage(both, OWN, [], DAYS);
  expect(teams[0]?.sources[0]?.weeks).toEqual(grown);
  expect(otherTeams).toBe(4);
  const quoted = { ...usage, sources: [{ ...source, teams: [{ ...named, name: '"Our team"' }] }] };
  expect(reportUsage(quoted, OWN, [], DAYS)).toMatchObject({ teams: [{ sources: [{ weeks: clean }] }], otherTeams: 0 });
});

it('reportUsage includes the project even if the usage does not, and gives an adopter no status', () => {
  const adopter = comparisonTeam({ key: 'C2', adoptedAfter: -28 });
  const { teams, otherTeams } = reportUsage(usage, { key: 'X', name: 'X' }, [adopter], DAYS);
  expect(teams).toMatchObject([
    { key: 'X', control: null, sources: [] },
    { key: 'C2', control: null },
  ]);
  expect(otherTeams).toBe(3);
});

it('reportUsage assigns a team to the project that has the key of the team, not to a project with the same name', () => {
  const [control] = controls(1);
  const [source] = usage.sources;
  if (control === undefined || source === undefined) throw new Error('there is nothing to compare');
  const named = { ...usage, sources: [{ ...source, teams: [{ name: 'Platform', people: 40, weeks: grown }] }] };
  const platform = { ...control, key: 'PLATFORM', name: 'Apps' };
  const { teams, otherTeams } = reportUsage(named, { key: 'PLAT', name: 'Platform' }, [platform], DAYS);
  expect(teams.map(({ sources }) => sources.length)).toEqual([0, 1]);
  expect(otherTeams).toBe(0);
});
