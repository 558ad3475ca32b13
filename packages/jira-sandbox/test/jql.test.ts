import { describe, expect, it } from 'vitest';
import type { Issue } from '../src/issue.ts';
import { JqlError } from '../src/jql/JqlError.ts';
import { selectIssues } from '../src/jql/selectIssues.ts';
import { openZone } from '../src/time.ts';

const at = (text: string) => Date.parse(text);

function issue(id: number, over: Partial<Issue> = {}): Issue {
  return {
    id: String(id),
    key: `AB-${id}`,
    projectId: '10',
    created: at('2025-05-01T12:00:00Z'),
    updated: at('2025-05-01T12:00:00Z'),
    resolved: null,
    categoryChanged: null,
    type: 'Task',
    typeId: '10002',
    subtask: false,
    status: 'To Do',
    category: 'new',
    resolution: null,
    fields: () => ({}),
    histories: () => [],
    ...over,
  };
}

const issues = [
  issue(1),
  issue(2, { created: at('2025-05-20T03:59:59Z'), type: 'Bug', typeId: '10004' }),
  issue(3, {
    created: at('2025-05-20T04:00:00Z'),
    resolved: at('2025-06-02T10:00:00Z'),
    resolution: 'Done',
    category: 'done',
  }),
  issue(4, { projectId: '11', subtask: true, type: 'Sub-task', categoryChanged: at('2025-07-01T00:00:00Z') }),
];

function select(jql: string, mode: 'cloud' | 'data-center' = 'cloud'): string[] {
  const projects = [
    { id: '10', key: 'AB', name: 'Alpha "Beta"', style: 'classic' as const },
    { id: '11', key: 'OR', name: 'Order by', style: 'classic' as const },
  ];
  const zone = openZone('America/New_York');
  return selectIssues(jql, { mode, zone, projects, issues }).map(({ id }) => id);
}

describe('selectIssues', () => {
  it.each([
    ['project = AB', '1 2 3'],
    ['project = ab', '1 2 3'],
    ['project = 11', '4'],
    ['project = "Alpha \\"Beta\\""', '1 2 3'],
    ['project in (AB, "Order by")', '1 2 3 4'],
    ['project != AB', '4'],
    ['project = AB AND (type = Bug OR resolved is not EMPTY)', '2 3'],
    ['NOT (project = AB OR project = "OR")', ''],
    ['issuetype in subTaskIssueTypes()', '4'],
    ['issuetype not in subTaskIssueTypes()', '1 2 3'],
    ['statusCategory = Done', '3'],
    ['resolution is EMPTY', '1 2 4'],
    ['resolution = EMPTY', '1 2 4'],
    ['resolution = "EMPTY"', ''],
    ['key in (AB-1, AB-4)', '1 4'],
    ['statusCategoryChangedDate >= "2025-06-30"', '4'],
    ['resolved >= "2025-06-02" AND resolved < "2025-06-03"', '3'],
  ])('for %s selects the issues %s', (jql, expected) => {
    expect(select(jql).join(' ')).toBe(expected);
  });

  it('interprets dates in the time zone of the user: midnight in New York is 04:00 UTC in May', () => {
    expect(select('created >= "2025-05-20" and project = AB')).toEqual(['3']);
    expect(select('created >= "2025-05-19 23:59" and project = AB')).toEqual(['2', '3']);
    expect(select("created < '2025/05/20 00:00' and project = AB")).toEqual(['1', '2']);
    expect(select('created <= "2025-05-20" and project = AB')).toEqual(['1', '2', '3']);
    expect(select('created > "2025-05-20" and project = AB')).toEqual([]);
  });

  it('sorts in the requested order, and does not reorder issues with equal values', () => {
    expect(select('project in (AB, "OR") ORDER BY created DESC, key ASC')).toEqual(['3', '2', '1', '4']);
    expect(select('project = AB order by key desc')).toEqual(['3', '2', '1']);
  });

  it.each([
    ['project = NOPE', "The value 'NOPE' does not exist for the field 'project'."],
    ['project = ', 'Expecting'],
    ['project = "AB', 'has not been completed'],
    ['project = AB AND', 'Expecting'],
    ['project = AB nonsense', 'Expecting'],
    ['(project = AB', 'Expecting'],
    ['color = red', "Field 'color' does not exist"],
    ['created >= "yesterday"', 'is invalid'],
    ['created ~ "2025-05-20"', "The operator '~' is not supported"],
    ['project = AB AND type in nobodyKnows()', 'Unable to find JQL function'],
    ['project = AB ORDER BY color', 'Not able to sort'],
    ['project = AB ORDER BY key,key,key,key,key,key,key,key', 'maximum number'],
    ['ORDER BY created', 'Unbounded'],
  ])('refuses %s', (jql, message) => {
    expect(() => select(jql)).toThrow(JqlError);
    expect(() => select(jql)).toThrow(message);
  });

  it('on Data Center, does not know statusCategoryChangedDate, but accepts a query that restricts nothing', () => {
    expect(() => select('statusCategoryChangedDate >= "2025-06-30"', 'data-center')).toThrow(JqlError);
    expect(select('ORDER BY created ASC', 'data-center')).toHaveLength(4);
  });
});
