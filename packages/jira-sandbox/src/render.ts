import type { Field } from './fields.ts';
import type { History, Issue, Status } from './issue.ts';
import { isRecord, without } from './json.ts';
import type { SandboxState } from './sandboxState.ts';

/** Fields that Data Center does not know. */
const CLOUD_ONLY = new Set(['statuscategorychangedate']);

/** An issue's requested `fields`, as in Jira: names, `*all`, `*navigable`, and `-name` to exclude one. */
export function renderFields(issue: Issue, wanted: readonly string[], state: SandboxState): Record<string, unknown> {
  const all = wanted.length === 0 || wanted.includes('*all') || wanted.includes('*navigable');
  const onlyExclusions = wanted.every((name) => name.startsWith('-'));
  const asked = new Set(wanted);
  const shown = Object.entries(issue.fields()).filter(
    ([name]) =>
      (all || onlyExclusions || asked.has(name)) &&
      !asked.has(`-${name}`) &&
      (state.mode === 'cloud' || !CLOUD_ONLY.has(name)),
  );
  return Object.fromEntries(
    shown.map(([name, value]) => [name, state.mode === 'cloud' ? asDocument(name, value) : withoutLevel(name, value)]),
  );
}

/** A description that was generated as text, as Cloud sends it: a document with a paragraph for each line. */
function asDocument(name: string, value: unknown): unknown {
  if (name !== 'description' || typeof value !== 'string') return value;
  const content = value
    .split('\n')
    .map((line) => ({ type: 'paragraph', content: line === '' ? [] : [{ type: 'text', text: line }] }));
  return { type: 'doc', version: 1, content };
}

/** Removes the hierarchy level of issue types, which Data Center does not have. */
function withoutLevel(name: string, value: unknown): unknown {
  return name === 'issuetype' && isRecord(value) ? without(value, 'hierarchyLevel') : value;
}

/** A changelog entry with its time as text; on Data Center, items have no `fieldId`. */
export function renderHistory({ id, author, created, items }: History, state: SandboxState) {
  const shown = state.mode === 'cloud' ? items : items.map((item) => without(item, 'fieldId'));
  return { id, author, created: state.zone.format(created), items: shown };
}

/** A field as `GET /field` lists it. */
export function renderField({ id, name, custom, schema }: Field, { mode }: SandboxState) {
  const common = { id, name, custom, orderable: true, navigable: true, searchable: true, clauseNames: [name], schema };
  return mode === 'cloud' ? { key: id, ...common } : common;
}

/** A status as `GET /status` lists it. */
export function renderStatus({ id, name, untranslatedName, category, projectId }: Status, state: SandboxState) {
  const common = { description: '', iconUrl: '', id, name, statusCategory: category };
  if (state.mode === 'data-center') return common;
  const scope = projectId === null ? {} : { scope: { type: 'PROJECT', project: { id: projectId } } };
  return { ...common, untranslatedName, ...scope };
}
