import { closeSync, openSync, writeSync } from 'node:fs';

const HOUR = 3_600_000;
const FIRST_DAY = Date.UTC(2024, 9, 7);
/** Statuses of each ticket, in order. */
const CHANGES = ['To Do', 'In Progress', 'To Do', 'In Progress', 'Done'];

const iso = (ms: number) => new Date(ms).toISOString();

/** Times of a ticket's creation and changes, distributed over about 68 weeks. Each ticket has the same working hours. */
function instantsOf(index: number, count: number): { readonly created: number; readonly changes: readonly number[] } {
  const created = FIRST_DAY + Math.floor((index / count) * 68 * 7) * 24 * HOUR + (index % 3) * HOUR;
  return { created, changes: CHANGES.map((_, step) => created + 14 * HOUR + step * (1 + (index % 4) / 4) * HOUR) };
}

/** A table with a row for each change. */
function* longRows(count: number): Generator<string> {
  yield 'id,type,created,status,at\n';
  for (let index = 0; index < count; index += 1) {
    const { created, changes } = instantsOf(index, count);
    yield changes.map((at, step) => `PAY-${index},Story,${iso(created)},${CHANGES[step]},${iso(at)}\n`).join('');
  }
}

/** A table with a row for each ticket. */
function* wideRows(count: number): Generator<string> {
  yield 'id;type;created;started;done;resolution\n';
  for (let index = 0; index < count; index += 1) {
    const { created, changes } = instantsOf(index, count);
    yield `PAY-${index};Bug;${iso(created)};${iso(changes[1] ?? 0)};${iso(changes[4] ?? 0)};Done\n`;
  }
}

const CATEGORIES: Readonly<Record<string, string>> = { 'To Do': 'new', 'In Progress': 'indeterminate', Done: 'done' };
const statusOf = (name: string) => ({ id: name, name, statusCategory: { key: CATEGORIES[name] } });

/** A response of Jira's search, with changelogs. */
function* jiraIssues(count: number): Generator<string> {
  yield `{"total":${count},"issues":[`;
  for (let index = 0; index < count; index += 1) {
    const { created, changes } = instantsOf(index, count);
    const histories = changes.map((at, step) => ({
      created: iso(at),
      items: [{ fieldId: 'status', fromString: CHANGES[step - 1] ?? 'To Do', toString: CHANGES[step] }],
    }));
    const fields = { created: iso(created), status: statusOf('Done'), issuetype: { id: '1', name: 'Story' } };
    const issue = {
      id: String(index + 1),
      key: `PAY-${index}`,
      fields,
      changelog: { total: histories.length, histories },
    };
    yield `${index === 0 ? '' : ','}${JSON.stringify(issue)}`;
  }
  yield ']}';
}

/** The measured files. */
export const FILES = [
  { name: 'CSV, a row for each change', tickets: 100_000, suffix: 'long.csv', parts: longRows },
  { name: 'CSV, a row for each change', tickets: 200_000, suffix: 'million.csv', parts: longRows },
  { name: 'CSV, a row for each ticket', tickets: 100_000, suffix: 'wide.csv', parts: wideRows },
  { name: "Jira's JSON", tickets: 100_000, suffix: 'jira.json', parts: jiraIssues },
] as const;

/** Writes a file in chunks. @returns its size in bytes */
export function writeParts(path: string, parts: Iterable<string>): number {
  const file = openSync(path, 'w');
  let bytes = 0;
  for (const part of parts) bytes += writeSync(file, part);
  closeSync(file);
  return bytes;
}
