import { JsonPieces } from '@roi-insight/file-reading';
import { type JsonObject, objectOf } from '@roi-insight/jira-tickets';
import type { Problems } from '../Problems.ts';
import { TicketFileError } from '../TicketFileError.ts';
import type { JiraIssues } from './JiraIssues.ts';
import { refuseGitHub } from './refuseGitHub.ts';
import { PAGE_MEMBERS, SearchPages } from './SearchPages.ts';

/** Splits JSON into issues while it arrives in pieces. The JSON is an array, a search response, or several appended responses. */
export class JiraJson {
  readonly #issues: JiraIssues;
  readonly #problems: Problems;
  readonly #pieces: JsonPieces;
  readonly #pages = new SearchPages();
  #count = 0;
  /** The page that is being read, member by member. */
  #page: Record<string, unknown> = {};
  /** Number of issues before this page. */
  #countBefore = 0;
  readonly #kinds = new Set<'issue' | 'page' | 'other'>();

  /** @param isArray whether the file begins with an array */
  constructor(isArray: boolean, issues: JiraIssues, problems: Problems) {
    this.#issues = issues;
    this.#problems = problems;
    this.#pieces = new JsonPieces({
      isArray,
      paths: isArray ? ['$.*'] : ['$.issues.*', ...PAGE_MEMBERS.map((name) => `$.${name}`)],
      onValue: ({ value, key }) => {
        if (typeof key === 'string') this.#page[key] = value;
        else if (isArray) this.#takeItem(objectOf(value));
        else this.#takeIssue(objectOf(value));
      },
      onCloseObject: (keys) => this.#closePage(keys.has('issues')),
      onMixed: () => {
        throw new TicketFileError(null, { kind: 'mixed-content' });
      },
    });
  }

  write(text: string): void {
    this.#pieces.write(text);
  }

  end(): void {
    this.#pieces.end();
    if (this.#count === 0) throw new TicketFileError(null, { kind: 'no-issues' });
    if (this.#kinds.size > 1) this.#problems.add(null, { kind: 'mixed-content' });
    this.#issues.finish();
    if (!this.#problems.isEmpty) return;
    const { size, olderVersions } = this.#issues;
    for (const problem of this.#pages.problems(size, olderVersions)) this.#problems.add(null, problem);
  }

  #takeItem(item: JsonObject): void {
    const { issues } = item;
    if (!Array.isArray(issues)) {
      this.#kinds.add('issue');
      this.#takeIssue(item);
    } else {
      this.#kinds.add('page');
      this.#pages.add(item, issues.length);
      for (const issue of issues) this.#takeIssue(objectOf(issue));
    }
  }

  #takeIssue(issue: JsonObject): void {
    refuseGitHub(issue);
    this.#count += 1;
    this.#issues.take(issue, this.#count);
  }

  #closePage(hasIssues: boolean): void {
    this.#kinds.add(hasIssues ? 'page' : 'other');
    this.#pages.add(this.#page, this.#count - this.#countBefore);
    this.#page = {};
    this.#countBefore = this.#count;
  }
}
