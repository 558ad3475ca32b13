import { type JsonObject, listOf, numberOf, objectOf, textOf } from '@roi-insight/jira-tickets';
import { JSONParser } from '@streamparser/json';
import { linesIn } from '../decodeText.ts';
import { type Problems, UnreadableFileError } from '../Problems.ts';
import type { JiraIssues } from './JiraIssues.ts';

const NOT_JSON = 'This is not valid JSON.';

/** Members of a search response that are read, besides its issues. */
const PAGE = ['total', 'isLast', 'nextPageToken'];

/** Splits JSON that arrives in pieces into issues: an array, a search response, or several appended responses. */
export class JiraJson {
  readonly #issues: JiraIssues;
  readonly #problems: Problems;
  readonly #parser: JSONParser;
  readonly #encoder = new TextEncoder();
  #bytes = 0;
  #lines = 0;
  #count = 0;
  /** Position of the last token, in bytes. */
  #offset = 0;
  /** Paging information of the search responses. */
  #total = 0;
  #hasNext = false;
  #hasLast = false;

  /** @param isArray whether the file begins with an array */
  constructor(isArray: boolean, issues: JiraIssues, problems: Problems) {
    this.#issues = issues;
    this.#problems = problems;
    const paths = isArray ? ['$.*'] : ['$.issues.*', ...PAGE.map((name) => `$.${name}`)];
    this.#parser = new JSONParser({ paths, keepStack: false, separator: '' });
    this.#parser.onValue = ({ value, key }) => {
      if (typeof key === 'string') this.#takePage({ [key]: value });
      else this.#takeItem(value);
    };
    this.#parser.onToken = ({ offset }) => {
      this.#offset = offset;
    };
    this.#parser.onError = (cause) => {
      throw cause;
    };
  }

  write(text: string): void {
    const bytes = this.#encoder.encode(text);
    try {
      this.#parser.write(bytes);
    } catch (cause) {
      if (cause instanceof UnreadableFileError) throw cause;
      const [, position = this.#offset] = /absolute position "(\d+)"/.exec(String(cause)) ?? [];
      const before = bytes.subarray(0, Math.max(0, Number(position) - this.#bytes));
      throw new UnreadableFileError(this.#lines + linesIn(new TextDecoder().decode(before)) + 1, NOT_JSON);
    }
    this.#bytes += bytes.length;
    this.#lines += linesIn(text);
  }

  end(): void {
    try {
      this.#parser.end();
    } catch {
      throw new UnreadableFileError(this.#lines + 1, 'The file ends in the middle: it was not written to its end.');
    }
    if (this.#count === 0)
      throw new UnreadableFileError(
        null,
        'There are no issues in the file: it needs the answer of a search, or an array of issues.',
      );
    const found = this.#issues.size;
    if (this.#problems.isEmpty && this.#total > found)
      this.#problems.add(
        null,
        `The search found ${this.#total} issues, and ${found} are in the file: add the other pages.`,
      );
    if (this.#hasNext && !this.#hasLast)
      this.#problems.add(null, 'The last page of the search is not in the file: add the other pages.');
  }

  #takeItem(value: unknown): void {
    const pages = listOf(objectOf(value)['issues']);
    if (pages !== null) {
      this.#takePage(objectOf(value));
      for (const issue of pages) this.#takeIssue(issue);
    } else this.#takeIssue(objectOf(value));
  }

  #takeIssue(issue: JsonObject): void {
    this.#count += 1;
    this.#issues.take(issue, this.#count);
  }

  #takePage(page: JsonObject): void {
    this.#total = Math.max(this.#total, numberOf(page, 'total') ?? 0);
    this.#hasNext ||= textOf(page, 'nextPageToken') !== null;
    this.#hasLast ||= page['isLast'] === true;
  }
}
