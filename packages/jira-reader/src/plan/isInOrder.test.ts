import { expect, it } from 'vitest';
import { isInOrder } from './isInOrder.ts';

const ISSUE = {
  id: '500',
  key: 'PMO-7',
  projectId: '10001',
  created: '2026-01-20T04:00:30.000-0500',
  texts: [],
};
const OWN = Date.parse('2026-01-20T09:00:30Z');

/** Whether the issue fits issues with these ids, each a minute after the one before, the first a minute after the issue; or all before it. */
function fits(earlier: readonly number[], later: readonly number[]) {
  const asked: string[] = [];
  const places = (ids: readonly number[], step: number) =>
    ids.map((id, index) => ({ id: String(id), createdMs: OWN + step * (index + 1) }));
  const own = { id: ISSUE.id, createdMs: OWN };
  const isFit = isInOrder(ISSUE, {
    firstIssues: async (jql) => {
      asked.push(jql);
      return [own, ...(jql.includes('DESC') ? places(earlier, -60_000) : places(later, 60_000))];
    },
  });
  return { isFit, asked };
}

it('the neighbors of an issue are the issues of its project around its time of creation, on the clock of the user', async () => {
  const { isFit, asked } = fits([], []);
  expect(await isFit).toBe(true);
  expect(asked).toEqual([
    'project = 10001 AND created <= "2026-01-20 04:00" ORDER BY created DESC',
    'project = 10001 AND created >= "2026-01-20 04:00" ORDER BY created ASC',
  ]);
});

it.each([
  ['fits ids in order', [490, 480], [510, 520], true],
  ['fits a cluster whose nodes take ids in blocks', [503, 480, 470], [497, 510, 520], true],
  ['fits neighbors of which fewer than half are out of order', [510, 490, 480, 520, 470], [], true],
  ['fits neighbors of which a single one is known', [], [497], true],
  ['does not fit later issues with lower ids: it was imported with an old time', [490, 480], [491, 492], false],
  ['does not fit mostly lower ids of later issues', [], [491, 492, 493, 510], false],
  ['does not fit earlier issues with higher ids: its time was in the future', [510, 520], [], false],
] as const)('an issue %s', async (_, earlier, later, expected) => {
  expect(await fits(earlier, later).isFit).toBe(expected);
});

it.each([
  ['earlier', [498, 499], -1000],
  ['later', [501, 502], 1000],
])('issues of the same minute that are %s count on their own side', async (_, ids, step) => {
  const same = ids.map((id) => ({ id: String(id), createdMs: OWN + step }));
  expect(await isInOrder(ISSUE, { firstIssues: async () => same })).toBe(true);
});
