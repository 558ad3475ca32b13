import { describe, expect, it } from 'vitest';
import type { WirePlan } from './plan.ts';
import { planDraftToWire, readPlanDraftText } from './planDraft.ts';
import { planToWire } from './planToWire.ts';
import { readPlanText } from './readPlanText.ts';

const team = (key: string, name: string) => ({
  key,
  name,
  time_zone: 'Europe/Berlin',
  measure: 'active' as const,
  ticket_variance: 0.8,
  scope: undefined,
  calendar: undefined,
  facts: undefined,
});

const PLAN: WirePlan = {
  kind: 'roi-insight-plan',
  version: 1,
  terms: {
    measurement_version: '3.4.0',
    host: 'jira.example.com',
    start: '2027-01-04',
    weeks: 26,
    ramp_weeks: 6,
    slots: [0, 7, 13],
    waiting: 2,
    teams: [
      team('BAS', 'Team Basalt'),
      team('COB', 'R&D'),
      team('DUN', 'فريق'),
      team('GLA', '👩‍💻'),
      team('ORA', 'a < b'),
    ],
    fixed: [{ key: 'PIL', name: 'Pilot', role: 'first' }],
    left_out: [
      { name: 'Nowhere', reason: { kind: 'no-tickets' } },
      {
        key: 'OLD',
        name: 'Old',
        reason: { kind: 'failed', error: 'No.', code: 'project-not-found', params: { similar: [{ key: 'A' }] } },
      },
    ],
    smallest_saving: 0.2,
    alpha: 0.05,
    draws: 4999,
    tau: 0.2,
    rho: 0.5,
    week_variance: 0.01,
    history: { from: '2025-01-06', to: '2027-01-03' },
    rules: { variance: 'within-weeks', admission: 'usual', statistic: 'two-shapes', estimand: 'full-use' },
    forecast: [{ weeks: 26, use: 1, saving: 0.2, found: 0.4, error: 0.02 }],
  },
  hash: 'ab'.repeat(32),
  registration: { kind: 'issue', id: '10001', key: 'AUR-1', created: '2026-12-01T09:00:00.000+0100' },
  order: [{ key: 'ORA', week: 0 }, { key: 'BAS', week: 7 }, { key: 'GLA', week: 13 }, { key: 'COB' }, { key: 'DUN' }],
};

const JSON_TEXT = JSON.stringify(PLAN);
const { terms } = PLAN;

/** The plan with other terms, or with other fields. */
const withTerms = (changed: object) => JSON.stringify({ ...PLAN, terms: { ...terms, ...changed } });
const withFields = (changed: object) => JSON.stringify({ ...PLAN, ...changed });
const withTeamAt = (place: number, changed: object) =>
  withTerms({ teams: terms.teams.with(place, Object.assign({}, terms.teams[place], changed)) });
const withName = (name: string) => withTeamAt(0, { name });
const withTeam = (changed: object) => withTeamAt(1, changed);
const withNumber = (written: string) => JSON_TEXT.replace('"tau":0.2', `"tau":${written}`);
const inOrder = (...starts: readonly (readonly [string, number?])[]) =>
  withFields({ order: starts.map(([key, week]) => ({ key, week })) });
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a plan file', () => {
  it('is the same after it is read and written again', () => {
    const read = readPlanText(JSON_TEXT);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.order.at(-1)).toEqual({ key: 'DUN', week: null });
    expect(JSON.parse(JSON.stringify(planToWire(read.value)))).toEqual(JSON.parse(JSON_TEXT));
  });

  it('can state that its order was drawn with the random numbers of a machine', () => {
    const registration = { kind: 'random', seed: 'cd'.repeat(32), drawn: '2026-12-01T09:00:00Z' };
    expect(readPlanText(withFields({ registration })).ok).toBe(true);
  });
});

describe('a draft', () => {
  it('is the same after it is read and written again', () => {
    const { hash } = PLAN;
    const text = JSON.stringify({ kind: 'roi-insight-plan-draft', version: 1, terms, hash });
    const read = readPlanDraftText(text);
    if (!read.ok) throw new Error(read.error.message);
    expect(JSON.parse(JSON.stringify(planDraftToWire(read.value)))).toEqual(JSON.parse(text));
  });

  it.each([
    ['the kind of a plan', JSON_TEXT, 'this is not a draft'],
    ['an order of teams', JSON.stringify({ ...PLAN, kind: 'roi-insight-plan-draft' }), 'is not a field of a plan'],
    [
      'inconsistent terms',
      JSON.stringify({ kind: 'roi-insight-plan-draft', version: 1, terms: { ...terms, waiting: 4 }, hash: PLAN.hash }),
      'as many as the teams',
    ],
  ])('is refused if it has %s', (_, text, why) => {
    const read = readPlanDraftText(text);
    expect(read.ok ? '' : read.error.message).toContain(why);
  });
});

describe('a hostile plan file', () => {
  it.each([
    ['no JSON', '<html></html>', 'not valid JSON'],
    ['nothing', '', 'not valid JSON'],
    ['a missing end', JSON_TEXT.slice(0, -1), 'not valid JSON'],
    ['NaN', withNumber('NaN'), 'not valid JSON'],
    ['Infinity', withNumber('Infinity'), 'not valid JSON'],
    ['an infinite number', withNumber('1e999'), 'terms.tau must be a finite number'],
    ['a negative infinite number', withNumber('-1e999'), 'terms.tau must be a finite number'],
    ['a number as text', withNumber('"0.2"'), 'terms.tau must be of the type number'],
    ['a list instead of a number', withNumber('[0.2]'), 'terms.tau must be of the type number'],
    ['more bytes than a plan has', withFields({ filler: 'x'.repeat(600_000) }), 'at most 512 kB'],
    ['fewer characters but more bytes', withFields({ filler: '€'.repeat(200_000) }), 'at most 512 kB'],
    ['200,000 levels', nested(200_000), 'fewer levels'],
    ['more levels than a plan has', withFields({ filler: JSON.parse(nested(40)) }), 'fewer levels'],
    ['null', 'null', 'a plan must be an object'],
    ['a list', '[]', 'a plan must be of the type object'],
    ['a report', withFields({ kind: 'roi-insight-usage' }), 'this is not a plan'],
    ['no kind', withFields({ kind: undefined }), 'this is not a plan'],
    ['another version', withFields({ version: 3 }), 'another version'],
    ['no version', withFields({ version: undefined }), 'version is missing'],
    ['no terms', withFields({ terms: undefined }), 'terms'],
    ['an unknown field', withFields({ note: 'hello' }), 'note is not a field of a plan'],
    ['an unknown field of the terms', withTerms({ token: 'secret' }), 'terms.token is not a field'],
    ['an unknown field of a team', withTeam({ people: ['Jane'] }), 'terms.teams[1].people is not a field'],
    ['an unknown field of a scope', withTeam({ scope: { persons: ['Jane'] } }), 'terms.teams[1].scope.persons'],
    [
      'a prototype',
      JSON_TEXT.replace('"version":1', '"version":1,"__proto__":{"ok":true}'),
      '__proto__ is not a field',
    ],
    [
      'a prototype of the terms',
      JSON_TEXT.replace('"alpha"', '"__proto__":{},"alpha"'),
      'terms.__proto__ is not a field',
    ],
    ['a constructor', withTerms({ constructor: 'x' }), 'terms.constructor is not a field'],
    ['markup in a name', withName('<img src=x onerror=alert(1)>'), 'terms.teams[0].name contains markup'],
    ['the end of a script in a name', withName('x</script>'), 'contains markup'],
    ['an email address as a name', withName('jane.doe@example.com'), 'contains an email address'],
    ['a person with an address', withName('Jane <jane@example.com>'), 'terms.teams[0].name contains'],
    ['a null character', withName('Team\u0000'), 'contains invisible characters'],
    ['text that runs backward', withName('Team \u202egnp.exe'), 'contains invisible characters'],
    ['an isolate that is never closed', withName('Team \u2067'), 'contains invisible characters'],
    ['a command for the terminal', withName('\u001b[2J'), 'contains invisible characters'],
    ['half a character', withName('Team \ud800'), 'contains invisible characters'],
    ['two lines in a name', withName('Team\nOther'), 'contains invisible characters'],
    ['an empty name', withName(' '), 'terms.teams[0].name is empty'],
    ['a very long name', withName('x'.repeat(256)), 'terms.teams[0].name is too long'],
    ['markup in the host', withTerms({ host: '<b>jira</b>' }), 'terms.host contains markup'],
    ['a host behind a name', withTerms({ host: 'jira.example.com@other' }), 'terms.host must be the host'],
    ['a host with a path', withTerms({ host: 'jira.example.com/jira' }), 'terms.host must be the host'],
    ['a host with a fragment', withTerms({ host: 'jira.example.com#' }), 'terms.host must be the host'],
    ['markup in a rule', withTerms({ rules: { ...terms.rules, statistic: '<b>' } }), 'rules.statistic contains markup'],
    ['the year 9999', withTerms({ start: '9999-01-04' }), 'terms.start must be a date'],
    ['a day that does not exist', withTerms({ start: '2027-02-30' }), 'terms.start must be a date'],
    ['a start that is not a Monday', withTerms({ start: '2027-01-05' }), 'terms.start must be a Monday'],
    ['too few weeks', withTerms({ weeks: 12 }), 'terms.weeks'],
    ['too many weeks', withTerms({ weeks: 5200 }), 'terms.weeks'],
    ['half a week', withTerms({ weeks: 26.5 }), 'terms.weeks must be an integer'],
    ['no team', withTerms({ teams: [] }), 'terms.teams'],
    ['four teams', withTerms({ teams: terms.teams.slice(1) }), 'terms.teams'],
    ['41 teams', withTerms({ teams: Array.from({ length: 41 }, (_, at) => team(`T${at}`, 'x')) }), 'terms.teams'],
    ['a team twice', withTeam({ key: 'BAS' }), 'terms.teams must be sorted by key, each once'],
    ['teams in another order', withTerms({ teams: terms.teams.toReversed() }), 'sorted by key'],
    ['a fixed team that is drawn too', withTerms({ fixed: [{ key: 'BAS', name: 'x', role: 'last' }] }), 'terms.fixed'],
    ['a fixed team twice', withTerms({ fixed: [terms.fixed[0], terms.fixed[0]] }), 'terms.fixed'],
    ['a key that is a path', withTeam({ key: '../etc' }), 'must be the key of a project'],
    ['an unknown time zone', withTeam({ time_zone: 'Mars/Olympus' }), 'must be a time zone'],
    ['an unknown measure', withTeam({ measure: 'mood' }), 'terms.teams[1].measure'],
    ['a variance that takes all digits', withTeam({ ticket_variance: 1e-20 }), 'terms.teams[1].ticket_variance'],
    ['a very large variance', withTeam({ ticket_variance: 1e300 }), 'terms.teams[1].ticket_variance'],
    ['a variance of zero', withTeam({ ticket_variance: 0 }), 'terms.teams[1].ticket_variance'],
    [
      'a calendar that ends before it starts',
      withTeam({ calendar: { hours: { from: '17:00', to: '09:00' } } }),
      'calendar',
    ],
    ['slots that are not ascending', withTerms({ slots: [7, 0, 13] }), 'terms.slots must be ascending'],
    ['no slot in the first week', withTerms({ slots: [1, 7, 13] }), 'terms.slots must begin with 0'],
    ['a slot after the last week', withTerms({ slots: [0, 7, 26] }), 'terms.slots must be within'],
    ['a negative slot', withTerms({ slots: [-1, 7, 13] }), 'terms.slots[0]'],
    ['more slots than teams', withTerms({ slots: [0, 5, 9, 13] }), 'as many as the teams'],
    ['more waiting than teams', withTerms({ waiting: 3 }), 'as many as the teams'],
    ['no team that waits', withTerms({ waiting: 0 }), 'terms.waiting'],
    ['another probability of false claims', withTerms({ alpha: 0.1 }), 'terms.alpha'],
    ['a history after the start', withTerms({ history: { from: '2025-01-06', to: '2027-03-01' } }), 'terms.history'],
    ['another number of draws', withTerms({ draws: 5000 }), 'terms.draws'],
    ['a very long forecast', withTerms({ forecast: Array.from({ length: 201 }, () => terms.forecast[0]) }), 'forecast'],
    [
      'a probability above 1 in the forecast',
      withTerms({ forecast: [{ ...terms.forecast[0], found: 1.5 }] }),
      'forecast[0].found',
    ],
    ['a reason of an unknown kind', withTerms({ left_out: [{ name: 'x', reason: { kind: 'mood' } }] }), 'unknown kind'],
    ['a hash of another length', withFields({ hash: 'ab' }), 'hash must have 64 hexadecimal digits'],
    ['a hash of other letters', withFields({ hash: 'XY'.repeat(32) }), 'hash must have 64 hexadecimal digits'],
    ['a hash as a list', withFields({ hash: ['ab'.repeat(32)] }), 'hash must be of the type string'],
    ['no registration', withFields({ registration: undefined }), 'registration'],
    [
      'an unknown registration',
      withFields({ registration: { kind: 'trust-me' } }),
      'registration is of an unknown kind',
    ],
    [
      'an issue without a number',
      withFields({ registration: { ...PLAN.registration, key: 'x' } }),
      'the key of an issue',
    ],
    ['a time in words', withFields({ registration: { ...PLAN.registration, created: 'soon' } }), 'an instant'],
    [
      'a time that does not exist',
      withFields({ registration: { ...PLAN.registration, created: '2026-13-45T99:00:00Z' } }),
      'registration.created must be an instant',
    ],
    ['a team that is not ordered', inOrder(['ORA', 0], ['BAS', 7], ['GLA', 13], ['COB']), 'order'],
    ['an unknown team in the order', inOrder(['XYZ', 0], ['BAS', 7], ['GLA', 13], ['COB'], ['DUN']), 'each team once'],
    ['a team that starts twice', inOrder(['ORA', 0], ['ORA', 7], ['GLA', 13], ['COB'], ['DUN']), 'each team once'],
    [
      'a week that is not a slot',
      inOrder(['ORA', 0], ['BAS', 8], ['GLA', 13], ['COB'], ['DUN']),
      'that of terms.slots',
    ],
    ['a team that does not wait', inOrder(['ORA', 0], ['BAS', 7], ['GLA', 13], ['COB', 20], ['DUN']), 'terms.slots'],
    ['starts that are not in order', inOrder(['BAS', 7], ['ORA', 0], ['GLA', 13], ['COB'], ['DUN']), 'terms.slots'],
  ])('is refused with %s, and the sentence says why', (_, text, why) => {
    const read = readPlanText(text);
    if (read.ok) throw new Error('it was read');
    expect(read.error.message).toContain(why);
    // A sentence names a field. It quotes nothing that could be long or could be markup.
    expect(read.error.message.length).toBeLessThan(200);
    expect(read.error.message).not.toMatch(/[<\p{Cc}\u202e]/u);
  });
});
