import { describe, expect, it } from 'vitest';
import { coinPlanToWire } from './coinPlan.ts';
import { coinRequestOf } from './coinRequestOf.ts';
import { coinSecretToWire } from './coinSecret.ts';
import { readCoinPlanText, readCoinSecretText } from './readCoinText.ts';

const PLAN = {
  kind: 'roi-insight-coin',
  version: 1,
  terms: {
    measurement_version: '3.4.0',
    host: 'jira.example.com',
    project: { key: 'ATL', name: 'Atlas' },
    time_zone: 'Europe/Berlin',
    start: '2027-01-04',
    weeks: 13,
    slow_weeks: 2,
    read_on: '2027-04-26',
    labels: { yes: 'assistant-yes', no: 'assistant-no' },
    secret_hash: '5e'.repeat(32),
    measure: 'active',
    size_field: 'Story Points',
    size_percent: 41.5,
    scope: { work_statuses: ['3'] },
    calendar: { working_days: [1, 2, 3] },
    smallest_saving: 0.2,
    alpha: 0.05,
    draws: 4999,
    sigma: 1.1,
    tickets_per_week: 20,
    history: { from: '2025-01-06', to: '2026-11-29' },
    rules: { coin: 'hmac', admission: 'started', statistic: 'within weeks', estimand: 'allowing' },
    forecast: [{ weeks: 13, use: 1, saving: 0.2, found: 0.43, error: 0.025 }],
  },
  hash: 'ab'.repeat(32),
  registration: { kind: 'issue', id: '10007', key: 'OPS-7', created: '2026-12-14T09:30:00.000+0100' },
};

const SECRET = { kind: 'roi-insight-coin-secret', version: 1, plan: 'ab'.repeat(32), secret: 'cd'.repeat(32) };

const withTerms = (terms: object) => JSON.stringify({ ...PLAN, terms: { ...PLAN.terms, ...terms } });
const withFields = (fields: object) => JSON.stringify({ ...PLAN, ...fields });

it('is read, and written the same', () => {
  const read = readCoinPlanText(JSON.stringify(PLAN));
  if (!read.ok) throw new Error(read.error.message);
  expect(JSON.parse(JSON.stringify(coinPlanToWire(read.value)))).toEqual(PLAN);
  expect(coinRequestOf(read.value.terms)).toEqual({
    project_name: 'ATL',
    start: '2027-01-04',
    weeks: 13,
    read_on: '2027-04-26',
    measure: 'active',
    size_field: 'Story Points',
    scope: { work_statuses: ['3'] },
    calendar: { working_days: [1, 2, 3], time_zone: 'Europe/Berlin' },
  });
  const secret = readCoinSecretText(JSON.stringify(SECRET));
  if (!secret.ok) throw new Error(secret.error.message);
  expect(coinSecretToWire(secret.value)).toEqual(SECRET);
});

describe('a hostile coin plan', () => {
  it.each([
    ['no JSON', '<html></html>', 'not valid JSON'],
    ['NaN', JSON.stringify(PLAN).replace('1.1', 'NaN'), 'not valid JSON'],
    ['a number without end', JSON.stringify(PLAN).replace('1.1', '1e999'), 'terms.sigma must be a finite number'],
    ['more bytes than a plan has', withFields({ filler: 'x'.repeat(600_000) }), 'at most 512 kB'],
    ['levels without end', `${'['.repeat(9999)}${']'.repeat(9999)}`, 'fewer levels'],
    ['null', 'null', 'must be an object'],
    ['another kind', withFields({ kind: 'roi-insight-plan' }), 'this is not a coin plan'],
    ['another version', withFields({ version: 2 }), 'another version'],
    ['an unknown field', withFields({ secret: 'cd'.repeat(32) }), 'secret is not a field'],
    ['an unknown field of the terms', withTerms({ people: ['Jane'] }), 'terms.people is not a field'],
    ['a prototype', JSON.stringify(PLAN).replace('"version":1', '"version":1,"__proto__":{}'), '__proto__'],
    ['a start that is no Monday', withTerms({ start: '2027-01-05' }), 'terms.start must be a Monday'],
    ['a day that does not exist', withTerms({ start: '2027-02-30' }), 'terms.start must be a date'],
    ['the year 9999', withTerms({ start: '9999-01-04' }), 'terms.start must be a date'],
    ['another read date', withTerms({ read_on: '2027-02-01' }), 'one week after'],
    ['no weeks', withTerms({ weeks: 0 }), 'terms.weeks'],
    ['half a week', withTerms({ weeks: 13.5 }), 'terms.weeks'],
    ['tickets of half a year', withTerms({ slow_weeks: 27 }), 'terms.slow_weeks'],
    ['an easy claim', withTerms({ alpha: 0.5 }), 'terms.alpha'],
    ['hardly a draw', withTerms({ draws: 19 }), 'terms.draws'],
    ['a million draws', withTerms({ draws: 1_000_000 }), 'terms.draws'],
    [
      'markup in a name',
      withTerms({ project: { key: 'ATL', name: '<b>Atlas' } }),
      'terms.project.name contains markup',
    ],
    ['a name that reverses text', withTerms({ project: { key: 'ATL', name: 'a\u202eb' } }), 'invisible characters'],
    ['a NUL in the host', withTerms({ host: 'a\u0000' }), 'terms.host contains invisible characters'],
    ['an address as name', withTerms({ project: { key: 'ATL', name: 'a.b@example.com' } }), 'an email address'],
    ['a key with a space', withTerms({ project: { key: 'at l', name: 'A' } }), 'terms.project.key'],
    ['a zone that does not exist', withTerms({ time_zone: 'Europe/Atlantis' }), 'terms.time_zone must be a time zone'],
    ['a secret instead of its hash', withTerms({ secret_hash: 'secret' }), 'terms.secret_hash must have 64'],
    ['another measure', withTerms({ measure: 'points' }), 'terms.measure'],
    ['a code in capitals', withFields({ hash: 'AB'.repeat(32) }), 'hash must have 64'],
    ['an unknown witness', withFields({ registration: { kind: 'notary' } }), 'registration is of an unknown kind'],
    [
      'a moment that does not exist',
      withFields({ registration: { kind: 'unwitnessed', made: '2026-13-45T10:00:00Z' } }),
      'registration.made must be an instant',
    ],
  ])('with %s is refused', (_, text, why) => {
    const read = readCoinPlanText(text);
    expect(read.ok ? 'read' : read.error.message).toContain(why);
  });

  it.each([
    ['another kind', JSON.stringify({ ...SECRET, kind: 'roi-insight-coin' }), 'this is not the secret'],
    ['a short secret', JSON.stringify({ ...SECRET, secret: 'cd'.repeat(31) }), 'secret must have 64'],
    ['an unknown field', JSON.stringify({ ...SECRET, name: 'Jane' }), 'name is not a field'],
  ])('is no secret with %s, and the error does not contain the secret', (_, text, why) => {
    const read = readCoinSecretText(text);
    expect(read.ok ? 'read' : read.error.message).toContain(why);
    expect(JSON.stringify(read)).not.toContain('cdcd');
  });
});
