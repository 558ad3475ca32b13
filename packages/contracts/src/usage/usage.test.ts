import { describe, expect, it } from 'vitest';
import { parseUsage, parseUsageFile, usageFileOf, usageToWire } from '../index.ts';

const reported = { week_start: '2026-11-09', coverage: 'reported', active: 12, seats: 40, spend: 310.25 };
const few = { week_start: '2026-11-16', coverage: 'reported', active: '1-4' };
const uncovered = { week_start: '2026-11-23', coverage: 'not-covered' };

const summary = {
  people: 41,
  first_day: '2026-11-09',
  last_day: '2026-11-25',
  spend: 310.25,
  records_without_spend: 3,
  people_without_team: '1-4',
  people_in_several_teams: 0,
  teams_without_people: 0,
  workdays_without_records: 2,
};

const team = { name: 'PAY', people: 14, weeks: [reported, few, uncovered] };
const source = { source: 'claude-code', active_basis: 'week', teams: [team], summary };
const usage = { currency: 'USD', sources: [source] };

const withSource = (part: object) => ({ ...usage, sources: [{ ...source, ...part }] });
const withTeam = (part: object) => withSource({ teams: [{ ...team, ...part }] });
const withWeek = (week: object) => withTeam({ weeks: [week] });

function valueOf(wire: unknown) {
  const parsed = parseUsage(wire);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  return parsed.value;
}

it('parsed usage has fields in camelCase, and each week has only the fields that fit its coverage', () => {
  const { currency, sources } = valueOf(usage);
  expect(currency).toBe('USD');
  expect(sources[0]?.teams[0]).toStrictEqual({
    name: 'PAY',
    people: 14,
    weeks: [
      { weekStart: '2026-11-09', coverage: 'reported', active: 12, seats: 40, spend: 310.25 },
      { weekStart: '2026-11-16', coverage: 'reported', active: '1-4', seats: null, spend: null },
      { weekStart: '2026-11-23', coverage: 'not-covered' },
    ],
  });
  expect(sources[0]?.summary.peopleWithoutTeam).toBe('1-4');
});

it('usage is written in the same form in which it was read', () => {
  expect(usageToWire(valueOf(usage))).toStrictEqual(usage);
  const billed = withSource({
    tool: 'Cursor',
    summary: { ...summary, records_without_person: 3, records_left_out: 9, records_unreadable: 1 },
  });
  expect(usageToWire(valueOf(billed))).toStrictEqual(billed);
});

describe('a usage file', () => {
  it('states its kind and version', () => {
    const file = usageFileOf(valueOf(usage));
    expect(file).toStrictEqual({ kind: 'roi-insight-usage', version: 1, ...usage });
    expect(parseUsageFile(file)).toStrictEqual(parseUsage(usage));
  });

  it.each([{ kind: 'report' }, { version: 2 }, { kind: undefined }, { version: '1' }])(
    'is refused if it has %j',
    (part) => {
      expect(parseUsageFile({ ...usageFileOf(valueOf(usage)), ...part }).ok).toBe(false);
    },
  );
});

const weeks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    week_start: new Date(Date.UTC(2022, 0, 3) + index * 7 * 86_400_000).toISOString().slice(0, 10),
    coverage: 'not-covered',
  }));
const teams = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `T${index}`, weeks: [] }));

describe('the limits of usage', () => {
  it('are 200 teams, and 200 weeks for each team', () => {
    const taken = [withSource({ teams: teams(200) }), withTeam({ weeks: weeks(200) })];
    const refused = [withSource({ teams: teams(201) }), withTeam({ weeks: weeks(201) })];
    expect(taken.map((wire) => parseUsage(wire).ok)).toEqual([true, true]);
    expect(refused.map((wire) => parseUsage(wire))).toMatchObject([
      { ok: false, error: { message: expect.stringContaining('at most 200 teams') } },
      { ok: false, error: { message: expect.stringContaining('at most 200 weeks') } },
    ]);
  });
});

describe('impossible usage', () => {
  it.each([
    ['a week that is not covered but has people', withWeek({ ...uncovered, active: 0 })],
    ['a week that is not covered but has spend', withWeek({ ...uncovered, spend: 1 })],
    [
      'a week that is reported but has no number of people',
      withWeek({ week_start: '2026-11-09', coverage: 'reported' }),
    ],
    ['an exact number of 1 to 4 people', withWeek({ ...reported, active: 3 })],
    ['half a person', withWeek({ ...reported, active: 5.5 })],
    ['negative spend', withWeek({ ...reported, spend: -1 })],
    ['infinite spend', withWeek({ ...reported, spend: Infinity })],
    ['spend above the maximum', withWeek({ ...reported, spend: 1e308 })],
    ['a week that begins on a Tuesday', withWeek({ ...reported, week_start: '2026-11-10' })],
    ['a week before 2000', withWeek({ ...reported, week_start: '1999-12-27' })],
    ['a week in 2190', withWeek({ ...reported, week_start: '2190-01-04' })],
    ['a day that does not exist', withWeek({ ...reported, week_start: '2026-02-30' })],
    ['an unknown coverage', withWeek({ ...reported, coverage: 'partly' })],
    ['a repeated week', withTeam({ weeks: [reported, reported] })],
    ['weeks out of order', withTeam({ weeks: [few, reported] })],
    ['more active people than members', withTeam({ people: 11 })],
    ['more active people than 1 to 4 members', withTeam({ people: '1-4' })],
    ['a repeated team', withSource({ teams: [team, team] })],
    ['a team in two spellings', withSource({ teams: [team, { ...team, name: ' "pay"' }] })],
    [
      'a team in two encodings',
      withSource({
        teams: [
          { ...team, name: 'Zo\u00EB' },
          { ...team, name: 'Zoe\u0308' },
        ],
      }),
    ],
    ['a team without a name', withTeam({ name: ' ' })],
    ['a repeated source', { ...usage, sources: [source, source] }],
    ['no source', { ...usage, sources: [] }],
    ['an unknown source', withSource({ source: 'cursor' })],
    ['an assistant without a name', withSource({ tool: ' ' })],
    ['an assistant with a long name', withSource({ tool: 'x'.repeat(81) })],
    ['amounts without a currency', { sources: [source] }],
    ['a currency name instead of a code', { ...usage, currency: 'dollars' }],
    ['an end before the beginning', withSource({ summary: { ...summary, last_day: '2026-11-08' } })],
    ['a team without weeks', withSource({ teams: [{ name: 'PAY', people: 14 }] })],
    ['weeks as text', withTeam({ weeks: 'all' })],
    ['null as a week', withTeam({ weeks: [null] })],
    ['a source without fields', { sources: [{}] }],
    ['null as a source', { sources: [null] }],
    ['teams as text', { sources: [{ ...source, teams: 'all' }] }],
    ['sources as text', { sources: 'all' }],
    ['null as a summary', { sources: [{ ...source, summary: null }] }],
    ['null', null],
    ['a list', []],
  ])('is refused: %s', (_, wire) => {
    expect(parseUsage(wire).ok).toBe(false);
  });
});

describe('a person in usage', () => {
  const PERSON = 'jane.doe@example.com';

  it.each<readonly [string, unknown]>([
    ['as the name of a team', withTeam({ name: PERSON })],
    ['as a field of usage', { ...usage, [PERSON]: 1 }],
    ['as a field of a source', withSource({ [PERSON]: 1 })],
    ['as a field of a summary', withSource({ summary: { ...summary, [PERSON]: 1 } })],
    ['as a field of a team', withTeam({ [PERSON]: 1 })],
    ['as a field of a week', withWeek({ ...reported, [PERSON]: 1 })],
    ['in a list of people', withTeam({ people: [PERSON] })],
    ['as a week', withTeam({ weeks: [PERSON] })],
    ['as a team', withSource({ teams: [PERSON] })],
    ['as a source', { ...usage, sources: [PERSON] }],
    ['as the source', withSource({ source: PERSON })],
    ['as the assistant', withSource({ tool: PERSON })],
    ['as the basis', withSource({ active_basis: PERSON })],
    ['as a currency', { ...usage, currency: PERSON }],
    ['as a list of currencies', { ...usage, currency: [PERSON] }],
    ['as a summary', withSource({ summary: PERSON })],
    ['as a number', withSource({ summary: { ...summary, records_without_spend: PERSON } })],
    ['as a number of people', withSource({ summary: { ...summary, people: PERSON } })],
    ...['week_start', 'coverage', 'active', 'seats', 'spend'].map(
      (field) => [`as ${field}`, withWeek({ ...reported, [field]: PERSON })] as const,
    ),
    ...['week_start', 'coverage', 'active', 'seats', 'spend'].map(
      (field) => [`in a list as ${field}`, withWeek({ ...reported, [field]: [PERSON] })] as const,
    ),
    ['as usage', PERSON],
  ])('is refused if it appears %s, and is not in the message', (_, wire) => {
    const parsed = parseUsage(wire);
    expect(parsed.ok).toBe(false);
    expect(JSON.stringify(parsed)).not.toMatch(/jane|doe|example/i);
  });
});
