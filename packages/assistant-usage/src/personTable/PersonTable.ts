import { isToolName, MAX_WEEK_SPEND, type UsagePlace } from '@roi-insight/contracts';
import { numberIn, toMicros } from '../amounts.ts';
import { Cells } from '../csv/Cells.ts';
import type { TakeCells } from '../csv/csvRows.ts';
import { WrittenDays } from '../dates/WrittenDays.ts';
import { Memberships } from '../people/Memberships.ts';
import type { People } from '../people/People.ts';
import { NO_PERSON, type PersonDay, type PersonDays } from '../people/PersonDays.ts';
import { teamName } from '../people/teamName.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import { currencyOfSign } from './currencyOfSign.ts';
import { isUse } from './isUse.ts';
import { measuresIn } from './measuresIn.ts';
import { personColumns } from './personColumns.ts';
import type { PersonColumn, PersonMapping } from './PersonMapping.ts';
import { TableKinds } from './TableKinds.ts';

interface Row {
  readonly record: Omit<PersonDay, 'day'>;
  readonly team: string | null;
  /** Gives the rows of a person on a day in one file different kinds, so that they are added and not refused as overlapping files. */
  readonly kindOn: (day: number) => string;
}

/** $1,234.50 */
const WITH_SEPARATORS = /^\d{1,3}(,\d{3})+\.\d+$/;

/** Reads tables with rows for each person and day. A person can have several rows on a day, such as one for each model. */
export class PersonTable {
  /** The teams in the tables, which name people only on days with a row. */
  readonly memberships = new Memberships();
  readonly #people: People;
  readonly #records: PersonDays;
  /** Problems of single rows. */
  readonly #unreadable: RecordProblems;
  readonly #days: WrittenDays<Row>;
  readonly #tools = new Set<string | null>();
  readonly #kinds = new TableKinds();

  constructor(people: People, records: PersonDays, problems: RecordProblems) {
    this.#people = people;
    this.#records = records;
    this.#unreadable = problems.into(records.unreadable);
    this.#days = new WrittenDays(problems, this.#unreadable, ({ record, team, kindOn }, day, place) => {
      records.add({ ...record, day }, kindOn(day), place);
      if (team !== null && record.person !== NO_PERSON) this.memberships.addOn(day, record.person, team);
    });
  }

  /** The assistant that all rows name; null if rows name none or several. */
  get tool(): string | null {
    const [only = null, ...others] = this.#tools;
    return others.length === 0 ? only : null;
  }

  /** The reader of the rows of a file, by its first line; null if the file is of another kind. */
  open(heading: readonly string[], file: string, mapping: PersonMapping): TakeCells | null {
    const columns = personColumns(heading, file, mapping);
    if (columns === null) return null;
    const row = new Cells(columns.at, heading.length);
    const measures = measuresIn(heading, columns.at);
    const kind = this.#kinds.kindOf(heading, columns.at);
    const counts = new Map<string, number>();
    return (cells, place) => {
      if (!row.moveTo(cells, place, this.#records.unreadable)) return;
      const day = this.#days.read(row.text('date'), place);
      if (day === null) return;
      const read = this.#rowOf(row, columns.currency, place);
      if (read === null) return;
      const { person, team, micros } = read;
      const isActive = person !== NO_PERSON && isUse(measures.map((index) => cells[index] ?? ''));
      const kindOn = (known: number) => {
        const key = `${person} ${known}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return `${kind}\0${count}`;
      };
      const tool = row.text('tool');
      this.#tools.add(isToolName(tool) ? tool : null);
      this.#days.add({ record: { person, isActive, micros }, team, kindOn }, day, place);
    };
  }

  /** Adds the rows whose day was not known yet. */
  finish(): void {
    this.#days.finish();
  }

  /** What a row states; null after adding a problem. */
  #rowOf(row: Cells<PersonColumn>, currency: string, place: UsagePlace) {
    const named = row.text('person');
    const person = named === '' ? NO_PERSON : this.#people.numberOf(named);
    if (person === null) return this.#unreadable.value(place, 'person', 'name');
    const team = row.text('team') === '' ? null : teamName(row.text('team'));
    if (team === null && row.text('team') !== '') return this.#unreadable.value(place, 'team', 'team-name');
    // Words such as “Included” stand for use that has no amount.
    const [start = '', sign = ''] = /^(?:US)?([$€£]) ?/.exec(row.text('spend')) ?? [];
    const amount = row.text('spend').slice(start.length);
    if (!/\d/.test(amount)) return { person, team, micros: null };
    const plain = WITH_SEPARATORS.test(amount) ? amount.replaceAll(',', '') : amount;
    const spend = this.#unreadable.amount(numberIn(plain), MAX_WEEK_SPEND, 'spend', place);
    const code = row.has('currency') ? row.text('currency') : (currencyOfSign(sign) ?? currency);
    if (spend === null || !this.#records.takeCurrency(code, 'currency', place, this.#unreadable)) return null;
    return { person, team, micros: toMicros(spend) };
  }
}
