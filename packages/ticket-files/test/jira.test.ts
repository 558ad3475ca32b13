import { describe, expect, it } from 'vitest';
import { statusMapOf } from '../src/index.ts';
import { accepted, problemsOf, readText } from './readText.ts';

const CATEGORIES = { new: 'To Do', indeterminate: 'Doing', done: 'Done' };
const statusOf = (key: keyof typeof CATEGORIES, id: string) => ({
  id,
  name: CATEGORIES[key],
  statusCategory: { key },
});

const change = (created: string, from: readonly [string, string], to: readonly [string, string]) => ({
  created,
  items: [{ field: 'status', fieldId: 'status', from: from[0], fromString: from[1], to: to[0], toString: to[1] }],
});

const HISTORIES = [
  change('2026-01-06T09:00:00.000+0100', ['10', 'To Do'], ['11', 'Doing']),
  change('2026-01-07T09:00:00.000+0100', ['11', 'Doing'], ['12', 'Done']),
];

function issue(
  number: number,
  { histories = HISTORIES, ...fields }: Record<string, unknown> & { histories?: unknown[] } = {},
) {
  return {
    id: String(number),
    key: `A-${number}`,
    fields: {
      summary: 'A title with "quotes" and }] in it',
      created: '2026-01-05T09:00:00.000+0100',
      status: statusOf('done', '12'),
      issuetype: { id: '1', name: 'Story', subtask: false },
      ...fields,
    },
    changelog: { startAt: 0, total: histories.length, histories },
  };
}

/** A page with two issues. */
const page = (...numbers: readonly number[]) => ({
  issues: numbers.map((number) => issue(number, { status: statusOf('new', '10'), histories: [] })),
});

/** Issues that together have every status. */
const OTHERS = [
  issue(8, { status: statusOf('new', '10'), histories: [] }),
  issue(9, { status: statusOf('indeterminate', '11'), histories: HISTORIES.slice(0, 1) }),
];

describe("Jira's issues", () => {
  const issues = [issue(1), ...OTHERS];
  it.each([
    ['an array of issues', JSON.stringify(issues)],
    ['the answer of a search', JSON.stringify({ startAt: 0, total: 3, issues })],
    ['indented text', `\uFEFF ${JSON.stringify({ issues }, null, 2)}\n`],
    ['pages one after another', issues.map((one) => JSON.stringify({ issues: [one], total: 3 })).join('\n')],
    ['pages in an array', JSON.stringify(issues.map((one) => ({ issues: [one] })))],
    [
      'pages with tokens',
      JSON.stringify({ issues: issues.slice(0, 2), nextPageToken: 'x', isLast: false }) +
        JSON.stringify({ issues: issues.slice(2), isLast: true }),
    ],
  ])('are read from a file with %s', async (_, text) => {
    const { tickets, changes } = await accepted(readText(text));
    expect(tickets.map(({ key, category }) => [key, category])).toEqual([
      ['A-1', 'done'],
      ['A-8', 'new'],
      ['A-9', 'indeterminate'],
    ]);
    expect(tickets[0]?.transitions).toEqual([
      { atMs: Date.parse('2026-01-06T08:00:00Z'), from: 'new', to: 'indeterminate' },
      { atMs: Date.parse('2026-01-07T08:00:00Z'), from: 'indeterminate', to: 'done' },
    ]);
    expect(changes).toBe(3);
  });

  it('are counted once each, and sub-tasks, epics and unreadable issues are counted separately', async () => {
    const all = [
      ...issues,
      issue(1),
      issue(2, { issuetype: { name: 'Sub-task', subtask: true } }),
      issue(3, { issuetype: { name: 'Epic', subtask: false } }),
      issue(4, { created: null }),
      ...[11, 12, 13, 14].map((number) => issue(number)),
    ];
    expect(await accepted(readText(JSON.stringify(all)))).toMatchObject({ outOfScope: 2, unreadable: 1 });
  });

  it('are read in the time zone of the report if their times have no offset', async () => {
    const text = JSON.stringify(issues).replaceAll('+0100', '');
    const { tickets } = await accepted(readText(text, { timeZone: 'America/New_York' }));
    expect(tickets[0]?.createdAtMs).toBe(Date.parse('2026-01-05T14:00:00Z'));
    expect(tickets[0]?.transitions[0]?.atMs).toBe(Date.parse('2026-01-06T14:00:00Z'));
  });

  it('count as incomplete if the last step is missing, and such a ticket is completed at its resolution date', async () => {
    const reopened = change('2026-01-08T09:00:00.000+0100', ['12', 'Done'], ['11', 'Doing']);
    const resolutiondate = '2026-01-09T09:00:00.000+0100';
    const cut = issue(5, { histories: [...HISTORIES, reopened], resolutiondate });
    const { tickets, incompleteHistories } = await accepted(readText(JSON.stringify([...issues, cut])));
    expect(incompleteHistories).toBe(1);
    const ticket = tickets.find(({ key }) => key === 'A-5');
    expect(ticket).toMatchObject({ category: 'done', resolvedAtMs: Date.parse('2026-01-09T08:00:00Z') });
  });

  it('cost at most their own ticket if few of them have a defect', async () => {
    const fine = Array.from({ length: 500 }, (_, index) => issue(index + 100));
    const damaged = [{ fieldId: 'status', fieldtype: 'jira' }];
    const odd = [
      issue(1, { histories: [...HISTORIES, { created: 'x', items: damaged }] }),
      { ...issue(2), changelog: undefined },
      issue(3, { created: '2062-01-01T00:00:00.000Z' }),
      { ...issue(4), id: 'x' },
      issue(5, { timespent: '5 h' }),
    ];
    const file = await accepted(readText(JSON.stringify([...OTHERS, ...fine, ...odd]), { size: 100_000 }));
    const { tickets, unreadable, incompleteHistories } = file;
    expect({ tickets: tickets.length, unreadable, incompleteHistories }).toEqual({
      tickets: 504,
      unreadable: 3,
      incompleteHistories: 2,
    });
    const many = readText(JSON.stringify([...OTHERS, ...fine.slice(200), ...odd]), { size: 100_000 });
    expect(await problemsOf(many)).toEqual([
      'null: The changelog of issue “A-1” lacks what every changelog has.',
      'null: Issue “A-2” has no changelog: export with expand=changelog.',
      'null: Issue “A-3”, created: 2062-01-01T00:00:00.000Z is in the future.',
      'null: Issue “A-4” has no id: is this an export of Jira?',
      'null: Issue “A-5”, timespent: the value is missing or can’t be read.',
    ]);
  });

  it('may end with an empty page whose position is after all issues', async () => {
    const pages = [
      { ...page(1, 2), startAt: 0 },
      { issues: [], startAt: 50 },
    ];
    expect((await accepted(readText(JSON.stringify(pages)))).tickets).toHaveLength(2);
  });

  it('may have deleted statuses, whose meanings the reader must give', async () => {
    const past = [
      change('2026-01-06T09:00:00.000+0100', ['10', 'To Do'], ['77', 'Testing']),
      change('2026-01-07T09:00:00.000+0100', ['77', 'Testing'], ['12', 'Done']),
    ];
    const text = JSON.stringify([...issues, issue(5, { histories: past })]);
    expect(await readText(text)).toMatchObject({
      needsStatusesOnly: true,
      unknownStatuses: [{ name: 'Testing', line: null, issue: 'A-5', count: 1 }],
    });
    expect((await problemsOf(readText(text))).join()).toContain('The status “Testing” of issue “A-5” is not known');
    const file = await accepted(readText(text, { statuses: statusMapOf([['testing', 'in progress']]) }));
    expect(file.tickets[3]?.transitions[0]).toMatchObject({ from: 'new', to: 'indeterminate' });
  });

  it('use the status map instead of Jira’s categories', async () => {
    const statuses = statusMapOf([['Done', 'in progress']]);
    const file = await accepted(readText(JSON.stringify(issues), { statuses }));
    expect(file.tickets.map(({ category }) => category)).toEqual(['indeterminate', 'new', 'indeterminate']);
  });
});

describe('an export of Jira', () => {
  const whole = JSON.stringify(OTHERS);
  it.each([
    ['without a changelog', JSON.stringify([{ ...issue(1), changelog: undefined }]), 'Issue “A-1” has no changelog'],
    [
      'with a part of a changelog',
      JSON.stringify([{ ...issue(1), changelog: { total: 120, histories: HISTORIES } }]),
      'The changelog of issue “A-1” has 2 of 120 entries',
    ],
    [
      'with damaged changes',
      JSON.stringify([issue(1, { histories: [{ created: 'x', items: [{ field: 'status', fieldtype: 'jira' }] }] })]),
      'The changelog of issue “A-1” lacks what every changelog has.',
    ],
    ['without some pages', JSON.stringify({ total: 9, issues: OTHERS }), 'The search found 9 issues, and 2 are in'],
    ['without the last page', JSON.stringify({ nextPageToken: 'x', issues: OTHERS }), 'The last page of the search'],
    [
      'with several last pages',
      JSON.stringify([
        { ...page(1, 2), isLast: true },
        { ...page(3, 4), isLast: true },
      ]),
      'The file has the last pages of 2 searches',
    ],
    [
      'with a repeated page of Cloud',
      JSON.stringify([{ ...page(1, 2), nextPageToken: 'x' }, { ...page(1, 2), nextPageToken: 'x' }, page(5, 6)]),
      'Some issues are there twice',
    ],
    [
      'with a repeated page of Cloud, directly after the first',
      [page(1, 2), page(1, 2), { ...page(5, 6), isLast: true }].map((one) => JSON.stringify(one)).join('\n'),
      'Some issues are there twice',
    ],
    [
      'with a repeated page that states its position',
      JSON.stringify([
        { ...page(1, 2), startAt: 0, total: 4 },
        { ...page(1, 2), startAt: 0, total: 4 },
        { ...page(5, 6), startAt: 4, total: 4 },
      ]),
      'The page from position 0 overlaps',
    ],
    [
      'without a middle page, if pages state their positions',
      JSON.stringify([
        { ...page(5, 6), startAt: 4 },
        { ...page(1, 2), startAt: 0 },
      ]),
      'The page from position 2 is not in the file',
    ],
    [
      'without the first page',
      JSON.stringify({ ...page(2, 3), startAt: 1 }),
      'The page from position 0 is not in the file',
    ],
    [
      'with pages of two searches',
      JSON.stringify([
        { ...page(1, 2), total: 4 },
        { ...page(11, 12), total: 2 },
      ]),
      'The pages say that their search found 4, 2 issues',
    ],
    ['with issues and pages in an array', JSON.stringify([...OTHERS, page(1, 2)]), 'several kinds of content'],
    ['with an array and a page', whole + JSON.stringify(page(1, 2)), 'several kinds of content'],
    ['with a page and an array', JSON.stringify(page(1, 2)) + whole, 'several kinds of content'],
    ['with a page and an issue', JSON.stringify(page(1, 2)) + JSON.stringify(issue(8)), 'several kinds of content'],
    ['without issues', '{"errorMessages":["No"]}', 'There are no issues in the file'],
    ['with other content', '[{"name":"x"}]', 'Issue “number 1” has no id'],
    ['that ends in the middle', whole.slice(0, -20), '1: The file ends in the middle'],
    ['with broken JSON', `[\n{"id": 1,\n"key" "A"}]`, '3: This is not valid JSON.'],
    ['with misspelled JSON', `[\n{"id": nil}]`, '2: This is not valid JSON.'],
  ])('is refused if it comes %s', async (_, text, message) => {
    for (const size of [5, 100_000]) expect((await problemsOf(readText(text, { size }))).join()).toContain(message);
  });
});
