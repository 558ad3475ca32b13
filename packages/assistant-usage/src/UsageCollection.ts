import {
  type CalendarDate,
  isJsonObject,
  teamIdentity,
  type Usage,
  type UsageSource,
  type UsageSourceName,
} from '@roi-insight/contracts';
import { decodeText, isJson, type RowReader } from '@roi-insight/file-reading';
import { csvRows } from './csv/csvRows.ts';
import { dayOf, readDay } from './days.ts';
import { failureOf } from './failureOf.ts';
import { Formats } from './Formats.ts';
import { JsonFile } from './json/JsonFile.ts';
import { Problems, UsageError, type UsageRefusal } from './Problems.ts';
import { RecordProblems } from './RecordProblems.ts';
import { withoutRepeatedSpend } from './weeks/withoutRepeatedSpend.ts';
import { sourceOf } from './weeks/sourceOf.ts';
import type { PersonMapping } from './personTable/PersonMapping.ts';
import { teamName } from './people/teamName.ts';

export interface UsageOptions {
  /** The team of all people, if no file assigns people to teams; null: a file has to assign them. */
  readonly team: string | null;
  /** The columns of a table of persons and days whose headings have no usual names. */
  readonly columns?: PersonMapping;
  /** The name of the assistant, if the user gave it. */
  readonly tool?: string | undefined;
  /** The current time, ISO 8601. Later days are refused. */
  readonly now: string;
  /**
   * Teams that a source cannot see, so that their weeks are not covered: the API of Claude Code, for example, does not see the use of Claude Code on
   * Bedrock or Vertex.
   */
  readonly unseen?: readonly UnseenTeam[];
}

/** A team that a source cannot see. */
export interface UnseenTeam {
  readonly source: Exclude<UsageSourceName, 'table'>;
  readonly team: string;
}

export interface UsageFileInput {
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** The requested days, which replace the days that the files state. */
export interface UsageDays {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** Days that could not be read. Weeks with such days are not covered. */
  readonly missing: readonly CalendarDate[];
}

export interface TakenPage {
  readonly kind: 'page';
  /** Token of the next page; null after the last. */
  readonly nextPage: string | null;
}

export interface ReadUsage {
  readonly kind: 'read';
  readonly usage: Usage;
}

/**
 * Collects usage from files or from the pages of an API, and reduces it to teams by week. The names of people stay in the private fields of this
 * class. Results and failures contain only numbers, days, names of teams, and names of our fields and files.
 */
export class UsageCollection {
  readonly #options: UsageOptions;
  readonly #problems = new Problems();
  readonly #formats: Formats;

  constructor(options: UsageOptions) {
    this.#options = options;
    const problems = new RecordProblems(this.#problems, dayOf(options.now));
    this.#formats = new Formats(options.team, options.columns ?? {}, problems);
  }

  /**
   * Reads a file of any source in pieces. Failures are collected until the end.
   * @throws errors of `chunks`, such as a failure of the disk
   */
  async addFile({ name, chunks }: UsageFileInput): Promise<void> {
    let content: RowReader | JsonFile | null = null;
    try {
      for await (const text of decodeText(chunks)) {
        content ??= /\S/.test(text) ? this.#contentOf(text, name) : null;
        content?.write(text);
      }
      if (content === null) throw new UsageError({ reason: 'usage-empty', file: name });
      content.end();
    } catch (cause) {
      this.#problems.end(failureOf(cause, name));
    }
  }

  /** Takes a page that the Claude Code Analytics API returned for the records of a day. */
  addClaudePage(day: CalendarDate, page: unknown): TakenPage | UsageRefusal {
    const before = this.#problems.count;
    try {
      const nextPage = isJsonObject(page) ? this.#formats.takeClaudePage(day, page) : null;
      if (!isJsonObject(page)) this.#problems.add({ reason: 'usage-unknown-format', file: day });
      if (this.#problems.count === before) return { kind: 'page', nextPage };
    } catch (cause) {
      this.#problems.end(failureOf(cause, day));
    }
    return this.#problems.refusal();
  }

  /**
   * The usage in all files and pages that were added, or all failures.
   * @param days the requested days; null: the files state which days they cover
   * @throws {RangeError} if `days` are not days, or end before they begin
   */
  finish(days: UsageDays | null): ReadUsage | UsageRefusal {
    try {
      this.#formats.finish();
      if (this.#problems.count === 0) return { kind: 'read', usage: this.#usage(days) };
    } catch (cause) {
      this.#problems.end(failureOf(cause, ''));
    }
    const table = this.#formats.unknownTable;
    return { ...this.#problems.refusal(), ...(table !== null && { table }) };
  }

  #contentOf(text: string, name: string): RowReader | JsonFile {
    return isJson(text)
      ? new JsonFile(name, this.#formats.json(name))
      : csvRows(name, (heading) => this.#formats.rows(heading, name));
  }

  #unseenBy(source: UsageSourceName): ReadonlySet<string> {
    const unseen = this.#options.unseen?.filter((each) => each.source === source) ?? [];
    return new Set(unseen.map(({ team }) => teamIdentity(team)));
  }

  #usage(days: UsageDays | null): Usage {
    const { memberships, people, currency } = this.#formats;
    if (memberships.isAmbiguous) throw new UsageError({ reason: 'usage-two-memberships' });
    const asked = days === null ? null : askedDays(days);
    const team = teamName(this.#options.team);
    const today = dayOf(this.#options.now);
    const { tool = null } = this.#options;
    const sources = this.#formats.sources();
    const read = sources.map((each): UsageSource =>
      sourceOf(each, { memberships, people, team, tool, asked, today, unseen: this.#unseenBy(each.source) }),
    );
    if (read.length === 0) throw new UsageError({ reason: 'usage-no-records' });
    const isKnown = ({ source, team: name }: UnseenTeam) =>
      read.some(
        (each) => each.source === source && each.teams.some((known) => teamIdentity(known.name) === teamIdentity(name)),
      );
    if (this.#options.unseen?.every(isKnown) === false) throw new UsageError({ reason: 'usage-unknown-team' });
    return { currency: currency.code, sources: withoutRepeatedSpend(read) };
  }
}

function askedDays({ first, last, missing }: UsageDays) {
  const [from, to] = [readDay(first), readDay(last)];
  if (from === null || to === null || to < from) throw new RangeError('The days that were asked for are not days.');
  return { first: from, last: to, missing: new Set(missing.flatMap((day) => readDay(day) ?? [])) };
}
