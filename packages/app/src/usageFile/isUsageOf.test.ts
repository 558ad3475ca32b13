import { type ReportUsage, usageToWire } from '@roi-insight/contracts';
import { comparisonUsage } from '@roi-insight/contracts/fixtures';
import { expect, test } from 'vitest';
import { EVERYONE } from '../storage/usage/usageRecord.ts';
import { isUsageOf } from './isUsageOf.ts';

const { usage } = comparisonUsage;
if (usage === undefined) throw new Error('the fixture has no usage');

const summary = {
  people: null,
  firstDay: '2025-01-06',
  lastDay: '2025-12-28',
  spend: null,
  recordsWithoutSpend: 0,
  peopleWithoutTeam: 0,
  peopleInSeveralTeams: 0,
  teamsWithoutPeople: 0,
  workdaysWithoutRecords: 0,
} as const;

/** Files with the usage of a report and of one more team. */
function filesOf({ currency, teams }: ReportUsage, nameOf = (key: string) => key.toLowerCase()) {
  const found = teams.flatMap(({ key, sources }) =>
    sources.map(({ people, weeks }) => ({ name: nameOf(key), people, weeks })),
  );
  const other = { name: 'Elsewhere', people: null, weeks: found[0]?.weeks ?? [] };
  return usageToWire({
    currency,
    sources: [{ source: 'table', activeBasis: 'week', teams: [...found, other], summary }],
  });
}

test('the usage files of a report are recognized even if the files also contain another team', () => {
  expect(isUsageOf(usage, filesOf(usage))).toBe(true);
  const own = usage.teams[0]?.key;
  expect(
    isUsageOf(
      usage,
      filesOf(usage, (key) => (key === own ? EVERYONE : key)),
    ),
  ).toBe(true);
});

test('the usage files of a report are recognized even if the files also contain a team of all people', () => {
  const { sources, ...rest } = filesOf(usage);
  const everyone = { name: EVERYONE, weeks: [] };
  expect(
    isUsageOf(usage, {
      ...rest,
      sources: sources.map(({ teams, ...source }) => Object.assign(source, { teams: [everyone, ...teams] })),
    }),
  ).toBe(true);
});

test.each<readonly [string, Partial<ReportUsage>]>([
  ['another currency', { currency: 'EUR' }],
  ['one team fewer', { teams: usage.teams.slice(1) }],
  [
    'another week',
    {
      teams: usage.teams.map((team) => ({
        ...team,
        sources: team.sources.map((source) => ({ ...source, weeks: source.weeks.slice(1) })),
      })),
    },
  ],
])('usage files with %s are not recognized as those of the report', (_, part) => {
  expect(isUsageOf(usage, filesOf({ ...usage, ...part }))).toBe(false);
});
