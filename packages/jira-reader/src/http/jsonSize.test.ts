import { expect, it } from 'vitest';
import { isCertainlyBelow, jsonSize } from './jsonSize.ts';
import { LIMITS } from './readJson.ts';

const sizeOf = (text: string) => jsonSize(Buffer.from(text));

it.each([
  ['null', 1, 0],
  ['[]', 2, 1],
  ['[1, {"a": "x,y"}]', 4, 2],
  ['{"a":1,"b":[{},{}]}', 7, 3],
  [String.raw`{"a":"{[\"{,[\\\\","b":"ü,"}`, 3, 1],
  ['"broken \\', 1, 0],
  [']]]', 1, 0],
])('in the text %s, jsonSize counts %i values and %i levels', (text, values, depth) => {
  expect(sizeOf(text)).toEqual({ values, depth });
});

it('the longest page of Jira is accepted: 10,000 changes, each of a status and two more fields', () => {
  const item = {
    field: 'status',
    fieldtype: 'jira',
    fieldId: 'status',
    from: '1',
    fromString: 'a',
    to: '2',
    toString: 'b',
  };
  const avatarUrls = { '48x48': 'a', '24x24': 'b', '16x16': 'c', '32x32': 'd' };
  const author = {
    self: 's',
    accountId: 'a',
    avatarUrls,
    displayName: 'n',
    active: true,
    timeZone: 'z',
    accountType: 't',
  };
  const history = { id: '1', author, created: 1, items: [item, item, item] };
  const page = { issueChangeLogs: [{ issueId: '1', changeHistories: Array.from({ length: 10_000 }, () => history) }] };
  const { values, depth } = sizeOf(JSON.stringify(page));
  expect(values).toBeLessThan(LIMITS.page.values / 2.5);
  expect(depth).toBeLessThan(10);
});

it('the size of a long text is estimated only if it has far fewer values than the limit', () => {
  const sparse = Buffer.from(`[${`"${'x'.repeat(97)}",`.repeat(100_000)}0]`);
  expect(isCertainlyBelow(sparse, 300_000)).toBe(true);
  expect(isCertainlyBelow(sparse, 150_000)).toBe(false);
  const dense = Buffer.from(`[${'{},'.repeat(500_000)}0]`);
  expect(isCertainlyBelow(Buffer.concat([sparse, dense]), 1_200_000)).toBe(false);
  expect(isCertainlyBelow(Buffer.concat([dense, sparse]), 1_200_000)).toBe(false);
  expect(isCertainlyBelow(Buffer.from('[]'), 1_200_000)).toBe(false);
});
