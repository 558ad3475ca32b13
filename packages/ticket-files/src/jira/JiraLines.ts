import { isObject, type JsonObject, objectOf } from '@roi-insight/jira-tickets';
import { TicketFileError } from '../TicketFileError.ts';
import type { JiraIssues } from './JiraIssues.ts';
import { refuseGitHub } from './refuseGitHub.ts';

/** The longest line, in characters: an issue with all of its changes can have a million. */
const MAX_LINE = 50_000_000;

/** Reads a file with an issue on each line, as command lines and pipelines write them. */
export class JiraLines {
  readonly #issues: JiraIssues;
  #pending = '';
  #line = 0;
  #count = 0;

  constructor(issues: JiraIssues) {
    this.#issues = issues;
  }

  /** Whether the first line of a text is an issue, or a message of a pipeline. */
  static accepts(text: string): boolean {
    const [line = ''] = text.trimStart().split('\n', 1);
    const value = parsed(line);
    return isObject(value) && !isPage(value);
  }

  write(text: string): void {
    const lines = (this.#pending + text).split('\n');
    this.#pending = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
    if (this.#pending.length > MAX_LINE) throw new TicketFileError(this.#line + 1, { kind: 'endless-row' });
  }

  end(): void {
    const last = this.#pending.trim();
    this.#take(last);
    // A part of an issue at the end shows that others are missing.
    if (last.startsWith('{') && parsed(last) === undefined) throw new TicketFileError(this.#line, { kind: 'not-json' });
    if (this.#count === 0) throw new TicketFileError(null, { kind: 'no-issues' });
    this.#issues.finish();
  }

  #take(line: string): void {
    this.#line += 1;
    if (line.trim() === '') return;
    const value = parsed(line);
    if (isPage(value)) throw new TicketFileError(this.#line, { kind: 'mixed-content' });
    if (isObject(value)) refuseGitHub(value);
    const issue = isObject(value) ? issueIn(value) : {};
    // Pipelines also write lines about themselves.
    if (issue === null) return;
    this.#count += 1;
    if (value === undefined) this.#issues.lose(`line ${this.#line}`, { kind: 'not-json' }, this.#line);
    else this.#issues.take(issue, this.#count);
  }
}

/** The issue of a line, which a pipeline may have wrapped as a record; null if it has none. An issue that lacks its fields has at least its key. */
function issueIn(value: JsonObject): JsonObject | null {
  const record = objectOf(value['record']);
  const isIssue = ({ fields, key }: JsonObject) => isObject(fields) || typeof key === 'string';
  return [value, record, objectOf(record['data']), objectOf(value['_airbyte_data'])].find(isIssue) ?? null;
}

/** Whether a line has several issues. */
function isPage(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Array.isArray(objectOf(value)['issues']);
}

/** The JSON of a line; undefined if it is not JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
