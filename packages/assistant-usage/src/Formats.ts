import { type JsonObject, USAGE_FILE, USAGE_SOURCES } from '@roi-insight/contracts';
import { BillingRecords } from './billing/BillingRecords.ts';
import { ClaudePages } from './claude/ClaudePages.ts';
import { ClaudeRecords } from './claude/ClaudeRecords.ts';
import { CopilotRecords } from './copilot/CopilotRecords.ts';
import { Users } from './copilot/Users.ts';
import { UserTeams } from './copilot/UserTeams.ts';
import { columnNames } from './csv/Cells.ts';
import type { TakeCells } from './csv/csvRows.ts';
import { Currency } from './Currency.ts';
import { readDay } from './days.ts';
import type { JsonSink } from './json/JsonSink.ts';
import { memberRows } from './people/memberRows.ts';
import { Memberships } from './people/Memberships.ts';
import { People } from './people/People.ts';
import { PersonDays } from './people/PersonDays.ts';
import { Problems, UsageError } from './Problems.ts';
import type { RecordProblems } from './RecordProblems.ts';
import { TableCounts } from './table/TableCounts.ts';
import { tableRows } from './table/tableRows.ts';
import { areHeadings } from './personTable/areHeadings.ts';
import type { PersonMapping } from './personTable/PersonMapping.ts';
import { PersonTable } from './personTable/PersonTable.ts';
import { suggestedColumns } from './personTable/suggestedColumns.ts';
import type { UnknownTable } from './Problems.ts';
import type { SourceRecords } from './weeks/SourceRecords.ts';

type PersonSource = 'claude-code' | 'copilot' | 'copilot-billing';

/** The possible contents of a file. A file has one kind of content, and each kind has its own reader. */
type Content = PersonSource | 'user-teams';

/** Maximum share of records that cannot be read. Tables are often made by hand. */
const MAX_UNREADABLE = { vendor: 0.01, table: 0.1 } as const;

/** Recognizes the format of files by their columns or members, and passes their parts to the reader of that format. */
export class Formats {
  readonly people = new People();
  readonly memberships = new Memberships();
  readonly currency: Currency;
  /** The first table of an unknown format, if its first line has headings. */
  unknownTable: UnknownTable | null = null;
  readonly #team: string | null;
  readonly #columns: PersonMapping;
  readonly #problems: RecordProblems;
  readonly #records: Readonly<Record<PersonSource, PersonDays>>;
  readonly #found = new Set<PersonSource>();
  readonly #claude: ClaudePages;
  readonly #copilot: CopilotRecords;
  readonly #userTeams: UserTeams;
  readonly #billing: BillingRecords;
  readonly #persons: PersonDays;
  readonly #personTable: PersonTable;
  #hasPersons = false;
  #table: TableCounts | null = null;

  /** @param columns the columns of a table of persons and days that the user chose */
  constructor(team: string | null, columns: PersonMapping, problems: RecordProblems) {
    this.#team = team;
    this.#columns = columns;
    this.#problems = problems;
    this.currency = new Currency(problems.all);
    const { people } = this;
    const records = (max: number = MAX_UNREADABLE.vendor) => new PersonDays(people, this.currency, problems.all, max);
    this.#records = { 'claude-code': records(), copilot: records(), 'copilot-billing': records() };
    this.#claude = new ClaudePages(new ClaudeRecords(people, this.#records['claude-code'], problems), problems);
    const users = new Users(people);
    this.#copilot = new CopilotRecords(users, this.#records.copilot, problems);
    this.#userTeams = new UserTeams(users, this.memberships, problems);
    this.#billing = new BillingRecords(people, this.#records['copilot-billing'], problems);
    this.#persons = records(MAX_UNREADABLE.table);
    this.#personTable = new PersonTable(people, this.#persons, problems);
  }

  json(file: string): JsonSink {
    let content: Content | null = null;
    let hasReports = false;
    const skipped = new Problems();
    const enter = (next: Content) => {
      if (content !== null && content !== next) throw new UsageError({ reason: 'usage-mixed-formats', file });
      content = next;
      if (next !== 'user-teams') this.#found.add(next);
    };
    return {
      takeEntry: (list, entry, place) => {
        if (list === 'usageItems') throw new UsageError({ reason: 'usage-totals-only', file, period: 'month' });
        enter(list === 'data' ? 'claude-code' : 'copilot');
        if (list === 'data') this.#claude.takeEntry(entry, null, place);
        else this.#copilot.takeEntry(entry, place);
      },
      closeObject: (members, lists, place) => {
        if (members['kind'] === USAGE_FILE.kind) throw new UsageError({ reason: 'usage-written', file });
        const next = contentOf(members, lists);
        if (next === null) return skipped.add({ reason: 'usage-value', place, field: 'user_login', expected: 'name' });
        enter(next);
        hasReports ||= lists.size > 0;
        if (next === 'claude-code') this.#claude.close(members, null, place);
        else if (next === 'user-teams') this.#userTeams.take(members, place);
        else if (lists.size > 0) this.#copilot.closeReport(members, place);
        else this.#copilot.takeLine(members, place);
      },
      skip: (failure) => skipped.add(failure),
      end: () => {
        const { failures } = skipped.refusal();
        if (content === 'copilot' && !hasReports) this.#records.copilot.unreadable.addAll(skipped);
        // A page or report has many records, and a member of a team has no other record.
        else if (failures[0] !== undefined)
          throw new UsageError(
            failures.find(({ reason }) => reason === 'usage-not-json') ?? { reason: 'usage-unknown-format', file },
          );
      },
    };
  }

  /** The reader of a table's rows, chosen by the table's first line. */
  rows(heading: readonly string[], file: string): TakeCells {
    const names = columnNames(heading);
    const { people, memberships, currency } = this;
    if (names.includes('active_people') && !names.includes('person'))
      return tableRows(heading, {
        file,
        team: this.#team,
        currency,
        problems: this.#problems,
        countsOf: (column) => this.#countsOf(column === 'date' ? 'busiest-day' : 'week', file),
      });
    const hasQuantity = names.includes('date') && names.includes('quantity');
    if (hasQuantity && names.includes('username')) {
      this.#found.add('copilot-billing');
      return this.#billing.open(heading, file);
    }
    const persons = names.includes('active_people') ? null : this.#personTable.open(heading, file, this.#columns);
    if (persons !== null) {
      this.#hasPersons = true;
      if (this.#table !== null) throw new UsageError({ reason: 'usage-mixed-formats', file });
      return persons;
    }
    if (names.includes('person')) return memberRows(heading, file, people, memberships, this.#problems);
    if (hasQuantity) throw new UsageError({ reason: 'usage-totals-only', file, period: 'summary' });
    if (areHeadings(heading))
      this.unknownTable ??= { file, headings: [...heading], suggested: suggestedColumns(heading) };
    throw new UsageError({ reason: 'usage-unknown-format', file });
  }

  /**
   * Takes a page that was requested for the records of a day.
   * @returns the token of the next page; null after the last
   */
  takeClaudePage(day: string, page: JsonObject): string | null {
    this.#found.add('claude-code');
    const records = page['data'];
    const place = { file: day, line: null, entry: null };
    if (!Array.isArray(records)) return this.#problems.value(place, 'data', 'list');
    const asked = readDay(day);
    for (const [index, record] of records.entries())
      this.#claude.takeEntry(record, asked, { ...place, entry: index + 1 });
    return this.#claude.close(page, asked, place);
  }

  /** Makes the checks that are possible only at the end. */
  finish(): void {
    this.#claude.finish();
    this.#billing.finish();
    this.#personTable.finish();
    for (const records of [...Object.values(this.#records), this.#persons]) records.finish();
    this.#table?.finish();
    for (const memberships of [this.memberships, this.#personTable.memberships]) memberships.join(this.people.personOf);
  }

  /** The sources that had a file, in the order of `USAGE_SOURCES`. */
  sources(): readonly SourceRecords[] {
    return USAGE_SOURCES.flatMap((source): readonly SourceRecords[] => {
      if (source === 'table') {
        const { memberships, tool } = this.#personTable;
        if (this.#hasPersons) return [{ source, records: this.#persons, memberships, tool }];
        return this.#table === null ? [] : [{ source, counts: this.#table }];
      }
      return this.#found.has(source) ? [{ source, records: this.#records[source] }] : [];
    });
  }

  #countsOf(basis: TableCounts['basis'], file: string): TableCounts {
    this.#table ??= new TableCounts(basis, this.#problems.all);
    if (this.#table.basis !== basis || this.#hasPersons) throw new UsageError({ reason: 'usage-mixed-formats', file });
    return this.#table;
  }
}

function contentOf(members: JsonObject, lists: ReadonlySet<string>): Content | null {
  if (lists.has('data')) return 'claude-code';
  if (lists.has('user_totals') || lists.has('day_totals')) return 'copilot';
  const hasPerson = 'user_login' in members || 'login' in members || 'user_id' in members;
  if (!hasPerson || lists.size > 0) return null;
  return 'slug' in members ? 'user-teams' : 'copilot';
}
