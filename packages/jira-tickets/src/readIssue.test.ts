import { describe, expect, it } from 'vitest';
import { issueFields, readIssue } from './readIssue.ts';
import { ReadTicket } from './ReadTicket.ts';
import { Statuses } from './statuses.ts';
import { statusTable } from './statusTable.ts';
import { ORIGINAL_ESTIMATE } from './sizeField.ts';
import { parseTicketChanges } from './ticketChanges.ts';

const table = statusTable([
  { id: '1', name: 'To Do', statusCategory: { key: 'new' } },
  { id: '2', name: 'Doing', statusCategory: { key: 'indeterminate' } },
  { id: '3', name: 'Done', statusCategory: { key: 'done' } },
  { id: '4', name: 'Review', statusCategory: { key: 'indeterminate' } },
]);
const statuses = new Statuses(table);
const context = { statuses, size: ORIGINAL_ESTIMATE };

const issue = (fields: object) => ({
  id: '10',
  key: 'A-1',
  fields: { created: '2025-01-01T00:00:00.000+0000', status: { id: '1' }, issuetype: { name: 'Task' }, ...fields },
});

/** The ticket of an issue with these fields, without changes. */
function ticketOf(fields: object): ReadTicket {
  const found = readIssue(issue(fields), context);
  if (found?.kind !== 'ticket') throw new Error('no ticket');
  return new ReadTicket(found.facts, [], statuses);
}

it('the reader requests no people and no titles, and only the sum of the logged time', () => {
  expect(issueFields(ORIGINAL_ESTIMATE).toSorted()).toEqual([
    'components',
    'created',
    'issuetype',
    'labels',
    'resolution',
    'resolutiondate',
    'status',
    'statuscategorychangedate',
    'timeoriginalestimate',
    'timespent',
  ]);
});

describe('readIssue', () => {
  it('uses the resolution date of a finished ticket or, if there is none, the time of its last change of category', () => {
    const done = { status: { id: '3' }, statuscategorychangedate: '2025-02-02T00:00:00.000+0000' };
    const resolved = ticketOf({ ...done, resolutiondate: '2025-02-01T00:00:00.000+0000' });
    expect(resolved).toMatchObject({ category: 'done', resolvedAtMs: Date.UTC(2025, 1, 1) });
    expect(ticketOf({ ...done, resolutiondate: null }).resolvedAtMs).toBe(Date.UTC(2025, 1, 2));
    expect(ticketOf({ ...done, status: { id: '2' } }).resolvedAtMs).toBeNull();
  });

  it('if an issue states no category, looks up the category of its status, and treats an unknown status as waiting', () => {
    const found = [{ id: '3' }, { id: '99', name: 'Doing' }, { id: '6' }, { id: '99' }];
    const categories = found.map((status) => ticketOf({ status }).category);
    expect(categories).toEqual(['done', 'indeterminate', 'done', 'new']);
  });

  it.each([
    [{ name: 'Story', hierarchyLevel: 0, subtask: false }, 'ticket'],
    [{ name: 'Epic', hierarchyLevel: 1 }, 'out-of-scope'],
    [{ name: '子任务', hierarchyLevel: -1, subtask: true }, 'out-of-scope'],
    [{ name: 'Sub-task', subtask: true }, 'out-of-scope'],
    [{ name: 'Epic', subtask: false }, 'out-of-scope'],
    [{ name: 'Épica', subtask: false, avatarId: 10_307 }, 'out-of-scope'],
    [
      { name: 'Épica', iconUrl: 'https://x/secure/viewavatar?size=xsmall&avatarId=10307&avatarType=issuetype' },
      'out-of-scope',
    ],
    [{ name: 'Épica', iconUrl: 'https://x/images/icons/issuetypes/epic.svg' }, 'out-of-scope'],
    [{ name: 'Story', iconUrl: 'https://x/secure/viewavatar?avatarId=103071' }, 'ticket'],
    [{ name: 'Epic', hierarchyLevel: 0, avatarId: 10_307 }, 'ticket'],
    [{ subtask: false }, 'ticket'],
    [{}, 'unreadable'],
  ])('with the type %j, reads the issue as %s', (issuetype, kind) => {
    expect(readIssue(issue({ issuetype }), context)).toMatchObject({ kind });
  });

  it.each([
    [{ name: 'Bug' }, true],
    [{ name: 'Kusur', avatarId: 10_303 }, true],
    [{ name: 'Kusur', iconUrl: 'https://x/secure/viewavatar?size=xsmall&avatarId=10303&avatarType=issuetype' }, true],
    [{ name: 'Kusur', iconUrl: 'https://x/images/icons/issuetypes/bug.png' }, true],
    [{ name: 'Kusur', iconUrl: 'https://x/secure/viewavatar?avatarId=103031' }, false],
    [{ name: 'Bugle', avatarId: 10_318 }, false],
  ])('with the type %j, reads whether the ticket is a bug: %s', (issuetype, isBug) => {
    expect(readIssue(issue({ issuetype }), context)).toMatchObject({ facts: { isBug } });
  });

  it('reads the id of the type and the name of the resolution', () => {
    const found = ticketOf({ issuetype: { id: '10004', name: 'Bug' }, resolution: { id: '10001', name: "Won't Do" } });
    expect(found).toMatchObject({ type: '10004', resolution: "Won't Do" });
    expect(ticketOf({}).type).toBeUndefined();
  });

  it('reads the logged time in hours', () => {
    const hours = [{}, { timespent: null }, { timespent: 0 }, { timespent: 9000 }].map(
      (fields) => ticketOf(fields).loggedHours,
    );
    expect(hours).toEqual([0, 0, 0, 2.5]);
  });

  it.each([
    [undefined, null],
    [null, null],
    [{ id: '10000', name: 'Erledigt' }, 'Erledigt'],
    [{ id: '1', name: 'Korrigiert' }, 'Korrigiert'],
    [{ id: '2', name: 'Wird nicht repariert' }, "Won't Fix"],
    [{ id: 3, name: '重複した課題' }, 'Duplicate'],
    [{ id: '4', name: 'Neúplné' }, 'Incomplete'],
    [{ id: '5', name: 'Nie można odtworzyć' }, 'Cannot Reproduce'],
    [{ name: 'Declined' }, 'Declined'],
    [{ id: '10009', name: 'A'.repeat(100_000) }, 'A'.repeat(60)],
  ])('reads the resolution %j as %j', (resolution, name) => {
    expect(ticketOf({ resolution }).resolution).toBe(name);
  });

  it('shortens a long key, because 100,000 tickets may have one', () => {
    expect(readIssue({ ...issue({}), key: 'A'.repeat(245) }, context)).toMatchObject({
      facts: { key: 'A'.repeat(50) },
    });
  });

  it.each([{}, { ...issue({}), id: '1/2' }, { ...issue({}), id: '1'.repeat(21) }])(
    'finds that %j is not an issue',
    (value) => {
      expect(readIssue(value, context)).toBeNull();
    },
  );

  it.each([
    ['key', { id: '1' }],
    ['created', { id: '1', key: 'A-1', fields: { created: 'never' } }],
    ['status', issue({ status: {} })],
    ['created', issue({ created: null })],
    ['issuetype', issue({ issuetype: null })],
    ['components or labels', issue({ labels: 'x' })],
    ['resolution', issue({ resolution: 'Done' })],
    ['resolution', issue({ resolution: { id: '10000' } })],
    ['timespent', issue({ timespent: -60 })],
    ['timespent', issue({ timespent: '3600' })],
    ['timespent', issue({ timespent: 1e12 })],
  ])('reports an issue in which a field that every issue has is missing or invalid: %s of %j', (field, value) => {
    expect(readIssue(value, context)).toEqual({
      kind: 'unreadable',
      id: value.id,
      key: 'key' in value ? value.key : value.id,
      field,
    });
  });
});

describe('the history of a ticket', () => {
  const day = Date.UTC(2025, 0, 2);
  type Step = readonly [at: number, from: string, to: string];
  const hasCompleteHistory = (fields: object, ...steps: Step[]) => {
    const histories = steps.map(([created, from, to]) => ({ created, items: [{ fieldId: 'status', from, to }] }));
    return ticketOf(fields).withChanges(parseTicketChanges(histories, context)).hasCompleteHistory;
  };

  it('is complete if the changes lead to the current status', () => {
    expect(hasCompleteHistory({ status: { id: '3' } }, [day + 1, '2', '3'], [day, '1', '2'])).toBe(true);
    expect(hasCompleteHistory({ status: { id: '3' } }, [day, '1', '2'])).toBe(false);
    expect(hasCompleteHistory({ status: { id: '2' } }, [day, '1', '2'], [day, '2', '3'], [day + 1, '3', '2'])).toBe(
      true,
    );
    expect(hasCompleteHistory({ status: { id: '3' } }, [day, '2', '3'], [day, '1', '2'])).toBe(true);
  });

  it('is incomplete if changes of the same moment form no chain, or lead to another status of the same category', () => {
    expect(hasCompleteHistory({ status: { id: '3' } }, [day, '1', '3'], [day, '1', '2'])).toBe(false);
    expect(hasCompleteHistory({ status: { id: '4' } }, [day, '1', '2'])).toBe(false);
  });

  it('lacks changes without having any only if the category has changed since the creation of the ticket', () => {
    const lacksChanges = (fields: object) => ticketOf(fields).lacksChanges;
    expect(lacksChanges({ status: { id: '3' } })).toBe(false);
    expect(lacksChanges({ status: { id: '3' }, statuscategorychangedate: '2025-01-05T00:00:00.000+0000' })).toBe(true);
  });

  const change = (atMs: number, from: string, to: string) => ({
    created: atMs,
    items: [{ fieldId: 'status', from, to }],
  });
  const withHistories = (...histories: readonly object[]) =>
    ticketOf({ status: { id: '3' } }).withChanges(parseTicketChanges(histories, context));
  const COMPLETION = [{ atMs: day + 2, from: 'new', to: 'done' }];

  it.each([
    [
      'a change cannot be read',
      COMPLETION,
      [{ created: day, items: [{ fieldId: 'status' }] }, change(day + 2, '2', '3')],
    ],
    ['an entry is empty and a change is missing', COMPLETION, [{ created: day, items: [] }, change(day + 2, '2', '3')]],
    ['times contradict the chain of changes', [], [change(day, '2', '3'), change(day + 1, '1', '2')]],
  ])('is counted as lacking changes, and leaves no work to measure, if %s', (_, transitions, histories) => {
    const ticket = withHistories(...histories);
    expect([ticket.lacksChanges, ticket.transitions]).toEqual([true, transitions]);
  });

  it('is complete even if it has an empty entry, because pipelines leave out fields', () => {
    const sound = [change(day, '1', '2'), change(day + 2, '2', '3')];
    const ticket = withHistories({ created: day + 1, items: [] }, ...sound);
    expect(ticket.hasCompleteHistory).toBe(true);
    expect(ticket.transitions).toEqual(withHistories(...sound).transitions);
  });

  it('is complete even if it has no changes, because the ticket never moved', () => {
    expect(hasCompleteHistory({})).toBe(true);
    expect(hasCompleteHistory({ statuscategorychangedate: '2025-01-01T00:00:00.500+0000' })).toBe(true);
    expect(hasCompleteHistory({ statuscategorychangedate: '2025-01-05T00:00:00.000+0000' })).toBe(false);
    expect(hasCompleteHistory({ status: { id: '2' } })).toBe(false);
    expect(hasCompleteHistory({ status: { id: '3' } })).toBe(false);
  });
});
