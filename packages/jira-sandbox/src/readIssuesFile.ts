import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { History, Issue, Project, Status, Store } from './issue.ts';
import { isRecord, listMember, member, textMember } from './json.ts';
import { DAY_MS, readTimestamp } from './time.ts';

/**
 * Reads a tracker from a file of issues as Jira exports them: `{ "issues": [...] }`, a bare array, or one issue per line; gzipped if the name ends in
 * `.gz`. Oddities such as localized names and edited categories are kept.
 * @throws Error that names the issue without an id, key, project or creation time, or the file if it has no issues
 */
export function readIssuesFile(path: string, shiftWeeks = 0): Store {
  const bytes = readFileSync(path);
  const asWritten = readIssues((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  if (asWritten.length === 0) throw new Error(`${path} has no issues.`);
  const raw = shiftWeeks === 0 ? asWritten : asWritten.map((issue) => shiftTimestamps(issue, 7 * shiftWeeks));
  const issues = raw.map(readIssue).toSorted((a, b) => a.created - b.created || Number(a.id) - Number(b.id));
  return { projects: readProjects(raw), statuses: readStatuses(raw), issues };
}

function readIssues(text: string): readonly unknown[] {
  const lines = text.trim().split('\n');
  if (lines.length > 1 && lines.every((line) => line.startsWith('{') && line.trimEnd().endsWith('}'))) {
    return lines.map((line): unknown => JSON.parse(line));
  }
  const document: unknown = JSON.parse(text);
  return Array.isArray(document) ? document : listMember(document, 'issues');
}

function readIssue(raw: unknown, index: number): Issue {
  const fields = member(raw, 'fields');
  const id = textMember(raw, 'id');
  const key = textMember(raw, 'key');
  const projectId = textMember(member(fields, 'project'), 'id');
  const created = readTimestamp(member(fields, 'created'));
  if (!isRecord(fields) || id === null || key === null || projectId === null || created === null) {
    throw new Error(`Issue ${index + 1} (${key ?? 'without key'}) lacks its id, key, project or creation time.`);
  }
  const status = fields.status;
  return {
    id,
    key,
    projectId,
    created,
    updated: readTimestamp(fields.updated) ?? created,
    resolved: readTimestamp(fields.resolutiondate),
    categoryChanged: readTimestamp(fields.statuscategorychangedate),
    type: textMember(fields.issuetype, 'name') ?? '',
    typeId: textMember(fields.issuetype, 'id') ?? '',
    subtask: member(fields.issuetype, 'subtask') === true,
    status: textMember(status, 'name') ?? '',
    category: textMember(member(status, 'statusCategory'), 'key') ?? 'undefined',
    resolution: textMember(fields.resolution, 'name'),
    fields: () => fields,
    histories: () => readHistories(raw),
  };
}

function readHistories(raw: unknown): History[] {
  const histories = listMember(member(raw, 'changelog'), 'histories').map((history) => ({
    id: textMember(history, 'id') ?? '',
    created: readTimestamp(member(history, 'created')) ?? 0,
    author: member(history, 'author') ?? null,
    items: listMember(history, 'items').filter(isRecord),
  }));
  return histories.toSorted((a, b) => a.created - b.created || Number(a.id) - Number(b.id));
}

function readProjects(raw: readonly unknown[]): Project[] {
  const projects = new Map<string, Project>();
  for (const issue of raw) {
    const project = member(member(issue, 'fields'), 'project');
    const id = textMember(project, 'id');
    const key = textMember(project, 'key');
    if (id !== null && key !== null && !projects.has(id)) {
      projects.set(id, { id, key, name: textMember(project, 'name') ?? key, style: 'classic' });
    }
  }
  return [...projects.values()];
}

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+(?:Z|[+-]\d{2}:?\d{2}))$/;

/** Moves every timestamp in a value by days. The time of day stays the same. If the days are whole weeks, the weekday stays the same as well. */
function shiftTimestamps(value: unknown, days: number): unknown {
  if (typeof value === 'string') {
    const [, date, rest] = TIMESTAMP.exec(value) ?? [];
    if (date === undefined || rest === undefined) return value;
    return `${new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)}${rest}`;
  }
  if (Array.isArray(value)) return value.map((item) => shiftTimestamps(item, days));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shiftTimestamps(item, days)]));
}

/** Statuses that every Jira has. Other statuses that only old changelogs mention are omitted, like deleted statuses in Jira. */
const BUILT_IN: readonly Status[] = [
  ['1', 'Open', { id: 2, key: 'new', colorName: 'blue-gray', name: 'To Do' }] as const,
  ['3', 'In Progress', { id: 4, key: 'indeterminate', colorName: 'yellow', name: 'In Progress' }] as const,
  ['4', 'Reopened', { id: 2, key: 'new', colorName: 'blue-gray', name: 'To Do' }] as const,
  ['5', 'Resolved', { id: 3, key: 'done', colorName: 'green', name: 'Done' }] as const,
  ['6', 'Closed', { id: 3, key: 'done', colorName: 'green', name: 'Done' }] as const,
].map(([id, name, category]) => ({ id, name, untranslatedName: name, category, projectId: null }));

/** One entry per status, with the category object that most of its issues have. */
function readStatuses(raw: readonly unknown[]): Status[] {
  const candidates = new Map<string, { status: Status; count: number }>();
  for (const issue of raw) {
    const status = member(member(issue, 'fields'), 'status');
    const id = textMember(status, 'id');
    const category = member(status, 'statusCategory');
    if (id === null || !isRecord(category)) continue;
    const name = textMember(status, 'name') ?? id;
    const variant = `${id} ${JSON.stringify(category)}`;
    const known = candidates.get(variant);
    const entry = { id, name, untranslatedName: name, category, projectId: null };
    candidates.set(variant, { status: entry, count: (known?.count ?? 0) + 1 });
  }
  const statuses = new Map(BUILT_IN.map((status) => [status.id, status]));
  for (const { status } of [...candidates.values()].toSorted((a, b) => a.count - b.count))
    statuses.set(status.id, status);
  return [...statuses.values()];
}
