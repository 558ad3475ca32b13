import { expect, it } from 'vitest';
import { jiraIssue, TO_DONE } from './jiraIssue.ts';
import { accepted, readText } from './readText.ts';

it('the latest of two versions of an issue counts, in any order', async () => {
  const older = { ...jiraIssue(1, TO_DONE), changelog: { total: 0, histories: [] } };
  for (const versions of [
    [older, jiraIssue(1, TO_DONE)],
    [jiraIssue(1, TO_DONE), older],
  ]) {
    for (const text of [JSON.stringify(versions), versions.map((one) => JSON.stringify(one)).join('\n')]) {
      const { tickets, changes, olderVersions } = await accepted(readText(text, { size: 100_000 }));
      expect([tickets.map(({ transitions }) => transitions.length), changes, olderVersions]).toEqual([[1], 1, 1]);
    }
  }
});

it.each([
  ['a ticket, if it became one later', '2026-02-01T09:00:00.000+0000', '2026-01-20T09:00:00.000+0000', 1, 0],
  ['a sub-task, if it became one later', '2026-02-01T09:00:00.000+0000', '2026-02-03T09:00:00.000+0000', 0, 1],
  ['a ticket, if the sub-task has a day to come', '2026-02-01T09:00:00.000+0000', '2062-02-03T09:00:00.000Z', 1, 0],
])('an issue that was a sub-task for a time is %s', async (_, updated, then, count, outOfScope) => {
  const task = withFields({ updated });
  const part = withFields({ updated: then, issuetype: { id: '2', name: 'Sub-task', subtask: true } });
  for (const versions of [
    [task, part],
    [part, task],
  ]) {
    const file = await accepted(readText(JSON.stringify(versions), { size: 100_000 }));
    expect([file.tickets.length, file.outOfScope, file.olderVersions]).toEqual([count, outOfScope, 1]);
  }
});

it('a version whose update is in the future does not replace another one', async () => {
  const real = withFields({ timespent: 1800, updated: '2026-02-01T09:00:00.000+0000' });
  const odd = withFields({ timespent: 3600, updated: '2062-02-01T09:00:00.000+0000' });
  for (const versions of [
    [real, odd],
    [odd, real],
  ])
    expect((await accepted(readText(JSON.stringify(versions)))).tickets[0]?.loggedHours).toBe(0.5);
});

const DONE_FROM_NOWHERE = [{ ...TO_DONE[0], from: '2', fromString: 'In Progress' }];
const withFields = (fields: object) => ({
  ...jiraIssue(1, TO_DONE),
  fields: { ...jiraIssue(1, TO_DONE).fields, ...fields },
});

it.each([
  ['the one that was updated later', withFields({ timespent: 1800, updated: '2026-02-01T09:00:00.000+0000' }), 0.5],
  ['the one without gaps', { ...jiraIssue(1, DONE_FROM_NOWHERE), fields: withFields({ timespent: 36_000 }).fields }, 1],
  [
    'the one whose dates are possible',
    withFields({ timespent: 36_000, resolutiondate: '2026-01-04T09:00:00.000+0000' }),
    1,
  ],
  ['always the same one', withFields({ timespent: 5400 }), 1.5],
])('of two versions of an issue with the same latest change, %s counts, in any order', async (_, other, hours) => {
  const one = withFields({ timespent: 3600 });
  for (const versions of [
    [one, other],
    [other, one],
  ]) {
    const { tickets, unreadable } = await accepted(readText(JSON.stringify(versions)));
    expect([tickets.map(({ loggedHours }) => loggedHours), unreadable]).toEqual([[hours], 0]);
  }
});
