import { type JsonObject, objectOf } from '@roi-insight/jira-tickets';
import type { Problems } from '../Problems.ts';
import { TicketFileError } from '../TicketFileError.ts';
import type { JiraIssues } from './JiraIssues.ts';

/** The longest line, in characters: an issue with all of its changes can have a million. */
const MAX_LINE = 50_000_000;

/** Reads a file with an issue on each line, as command lines and pipelines write them. */
export class JiraLines {
  readonly #issues: JiraIssues;
  readonly #problems: Problems;
  #pending = '';
  #line = 0;
  #count = 0;

  constructor(issues: JiraIssues, problems: Problems) {
    this.#issues = issues;
    this.#problems = problems;
  }

  /** Whether the first line of a text is an issue. */
  static accepts(text: string): boolean {
    const [line = '', ...more] = text.trimStart().split('\n', 2);
    return more.length > 0 && issueIn(parsed(line)) !== null;
  }

  write(text: string): void {
    const lines = (this.#pending + text).split('\n');
    this.#pending = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
    if (this.#pending.length > MAX_LINE) throw new TicketFileError(this.#line + 1, { kind: 'endless-row' });
  }

  end(): void {
    this.#take(this.#pending);
    this.#issues.finish();
    // A repeated issue may stand in place of another one.
    if (this.#problems.isEmpty && this.#issues.size < this.#count)
      this.#problems.add(null, { kind: 'repeated-issues' });
  }

  #take(line: string): void {
    this.#line += 1;
    if (line.trim() === '') return;
    const value = parsed(line);
    if (value === null) throw new TicketFileError(this.#line, { kind: 'not-json' });
    const issue = issueIn(value);
    // Pipelines also write lines about themselves.
    if (issue === null) return;
    this.#count += 1;
    this.#issues.take(issue, this.#count);
  }
}

/** The issue of a line, which a pipeline may have wrapped as a record; null if it has none. An issue that lacks its fields has at least its key. */
function issueIn(value: JsonObject | null): JsonObject | null {
  if (value === null) return null;
  const data = objectOf(objectOf(value['record'])['data']);
  const isIssue = ({ fields, key }: JsonObject) =>
    (typeof fields === 'object' && fields !== null) || typeof key === 'string';
  return [value, data].find(isIssue) ?? null;
}

function parsed(line: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? objectOf(value) : null;
  } catch {
    return null;
  }
}
