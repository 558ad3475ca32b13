import { describe, expect, it } from 'vitest';
import { readUsage } from '../src/index.ts';
import { claudeDays, claudePage, claudeRecord, emails } from './support/claude.ts';
import { copilotRecord, lines, userTeam } from './support/copilot.ts';
import { failuresOf, NOW, read } from './support/reading.ts';

const DAY = claudeDays(['2026-11-09'], emails(1));
const bytes = (...values: number[]) => new Uint8Array(values);

describe('the refusal of files', () => {
  it.each([
    ['that is empty', '', { reason: 'usage-empty', file: 'a' }],
    ['that is blank', ' \n\n', { reason: 'usage-empty', file: 'a' }],
    ['that is not text', bytes(123, 10, 0xff), { reason: 'usage-not-text', file: 'a', line: 2 }],
    ['with a NUL', 'week_start,active_people\n2026-11-09,\0', { reason: 'usage-nul', file: 'a', line: 2 }],
    [
      'that the command line wrote, in one line',
      '{"kind":"roi-insight-usage","sources":[]}',
      { reason: 'usage-written', file: 'a' },
    ],
    [
      'that the command line wrote, in several lines',
      '{\n"kind": "roi-insight-usage",\n"sources": [{"teams": []}]\n}',
      { reason: 'usage-written', file: 'a' },
    ],
    ['of another kind', '{"kind":"report"}', { reason: 'usage-unknown-format', file: 'a' }],
    ['of numbers', '[1, 2]', { reason: 'usage-unknown-format', file: 'a' }],
    ['that contains only words', 'hello', { reason: 'usage-unknown-format', file: 'a' }],
    ['of a web page', '<!doctype html>\n<p>Log in', { reason: 'usage-unknown-format', file: 'a' }],
    [
      'that ends in the middle',
      JSON.stringify(claudePage([]), null, 2).slice(0, -3),
      { reason: 'usage-cut', file: 'a' },
    ],
    ['whose last line ends in the middle', `${DAY}\n${DAY.slice(0, -3)}`, { reason: 'usage-cut', file: 'a' }],
    ['with a damaged line', `${DAY}\n{x}\n${DAY}`, { reason: 'usage-not-json', file: 'a', line: 2 }],
    ['that is damaged', '{\n "data": [\n  {x}\n ]\n}', { reason: 'usage-not-json', file: 'a', line: 3 }],
    ['of nested lists', '['.repeat(17_000_000), { reason: 'usage-unknown-format', file: 'a' }],
    ['with nested lists', `{\n"data": ${'['.repeat(2000)}`, { reason: 'usage-unknown-format', file: 'a' }],
    [
      'with two formats',
      `${DAY}\n${lines([copilotRecord('2026-11-09', 'x', 1)])}`,
      { reason: 'usage-mixed-formats', file: 'a' },
    ],
    [
      'with an object and a list',
      `{\n"data": [], "has_more": false}\n[]`,
      { reason: 'usage-mixed-formats', file: 'a' },
    ],
  ])('applies to a file %s', async (_, content, failure) => {
    expect((await failuresOf({ a: content })).at(-1)).toEqual(failure);
  });

  it.each(['usage.csv.gz', 'usage.ZIP'])('applies to a compressed file (%s)', async (name) => {
    const packed = bytes(0x1f, 0x8b, 8, 0, 0, 0xff);
    expect(await failuresOf({ [name]: packed })).toEqual([{ reason: 'usage-packed', file: name }]);
  });

  it('lists the first 20 failures and states how many there are', async () => {
    const page = claudePage(Array.from({ length: 30 }, () => claudeRecord('yesterday', 'a@example.com', 1)));
    const reading = await read({ a: JSON.stringify(page) });
    expect(reading).toMatchObject({ kind: 'refused', count: 30 });
    expect(reading.kind === 'refused' && reading.failures.length).toBe(20);
  });

  it('applies to files with more than 100,000 people, and states the limit', async () => {
    const table = `person,team\n${Array.from({ length: 100_001 }, (_, index) => `p${index},PAY`).join('\n')}`;
    expect(await failuresOf({ a: table }, { size: 65_536 })).toEqual([
      { reason: 'usage-too-large', unit: 'people', limit: 100_000 },
    ]);
  });
});

describe('a value other than text', () => {
  it.each([
    ['an object whose toString is not a function', '{"toString":1}'],
    ['a list that is nested deeply', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['true', 'true'],
  ])('is refused if text is required: %s', async (_, text) => {
    const value = 'VALUE';
    const fieldsOf = async (record: unknown) => {
      const failures = await failuresOf({ a: JSON.stringify(record).replaceAll('"VALUE"', text) }, { size: 65_536 });
      return failures.map((failure) =>
        failure.reason === 'usage-value' ? [failure.field, failure.expected] : failure,
      );
    };
    const claude = (part: object) => claudePage([claudeRecord('2026-11-09', 'a@example.com', 1, part)]);
    for (const field of ['customer_type', 'subscription_type', 'terminal_type', 'organization_id'])
      expect(await fieldsOf(claude({ [field]: value }))).toEqual([[field, 'name']]);
    const range = { report_start_day: value, report_end_day: value };
    expect(await fieldsOf(copilotRecord('2026-11-09', 'octocat', 1, range))).toEqual([['report_start_day', 'day']]);
    expect(await fieldsOf(copilotRecord('2026-11-09', 'octocat', 1, { user_login: value }))).toEqual([
      ['user_login', 'name'],
    ]);
    const member = userTeam('2026-11-09', 'octocat', 'a', 1);
    expect(await fieldsOf({ ...member, team_id: value })).toEqual([['team_id', 'name']]);
  });

  it('is accepted if it is a number, or if the value is optional and missing', async () => {
    const record = claudeRecord('2026-11-09', 'a@example.com', 1, {
      organization_id: 7,
      customer_type: null,
      terminal_type: undefined,
    });
    expect((await read({ a: JSON.stringify(claudePage([record])) })).kind).toBe('read');
  });
});

it('an error of the disk reaches the caller unchanged', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield bytes(123);
    throw new Error('EIO');
  }
  const reading = readUsage([{ name: 'a', chunks: broken() }], { team: 'PAY', now: NOW, days: null });
  await expect(reading).rejects.toThrow('EIO');
});
