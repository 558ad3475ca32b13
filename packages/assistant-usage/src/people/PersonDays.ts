import type { UsagePlace } from '@roi-insight/contracts';
import type { Currency } from '../Currency.ts';
import { Numbers } from './Numbers.ts';
import { Problems, UsageError } from '../Problems.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import type { People } from './People.ts';

/** Maximum number of records: four times a year of 2,000 people. */
const MAX_RECORDS = 2_000_000;

/** Maximum number of combinations of models, terminals and repositories. */
const MAX_COMBINATIONS = 65_536;

const DAYS = 65_536;

/** Stands for the person of spend that no person is named for. */
export const NO_PERSON = -1;

export interface PersonDay {
  readonly person: number;
  readonly day: number;
  readonly isActive: boolean;
  /** The cost in millionths, negative for a refund; null if the record does not state it. */
  readonly micros: number | null;
}

/** The records of a source. They are stored in columns, because objects would fill the memory. */
export class PersonDays {
  /** Problems of single records: each costs only its record. */
  readonly unreadable = new Problems();
  readonly #named: People;
  readonly #currency: Currency;
  readonly #problems: Problems;
  readonly #maxUnreadable: number;
  readonly #people = new Numbers();
  readonly #days = new Numbers();
  readonly #micros = new Numbers();
  readonly #active = new Numbers();
  readonly #seen = new Set<number>();
  readonly #kinds = new Map<string, number>();
  /** Days that a report covers, even if the report has no records of these days. */
  readonly #statedDays = new Set<number>();
  #hasCurrency = false;
  #leftOut = 0;

  /** @param maxUnreadable maximum share of records that cannot be read; if the share is larger, the files are not what they seem */
  constructor(people: People, currency: Currency, problems: Problems, maxUnreadable: number) {
    this.#named = people;
    this.#currency = currency;
    this.#problems = problems;
    this.#maxUnreadable = maxUnreadable;
  }

  /** Whether a record named the currency. If no record did, no number is an amount, not even 0. */
  get hasCurrency(): boolean {
    return this.#hasCurrency;
  }

  /** Number of records that name no person. */
  get withoutPerson(): number {
    let count = 0;
    for (const { person } of this) if (person === NO_PERSON) count += 1;
    return count;
  }

  /** Number of records in units that are not use. */
  get leftOut(): number {
    return this.#leftOut;
  }

  /** Counts a record in a unit that is not use. */
  leaveOut(): void {
    this.#leftOut += 1;
  }

  /** @returns whether this is the currency of the other amounts; if not, a problem was added */
  takeCurrency(text: unknown, field: string, place: UsagePlace, problems: RecordProblems): boolean {
    const isTaken = this.#currency.take(text, field, place, problems);
    this.#hasCurrency ||= isTaken;
    return isTaken;
  }

  /** Checks the number of records that cannot be read. Called after the last record. */
  finish(): void {
    const { count } = this.unreadable;
    if (count > this.#maxUnreadable * (this.#days.length + count)) this.#problems.addAll(this.unreadable);
  }

  /**
   * Adds a record.
   * @param kind the fields that distinguish records of a person on a day, such as the model; a repeated
   *   kind is refused
   */
  add({ person, day, isActive, micros }: PersonDay, kind: string, place: UsagePlace): void {
    const key = (person * MAX_COMBINATIONS + this.#kindNumber(kind)) * DAYS + day;
    if (this.#seen.has(key)) return this.#problems.add({ reason: 'usage-twice', place, unit: 'person-day' });
    if (this.#seen.size >= MAX_RECORDS)
      throw new UsageError({ reason: 'usage-too-large', unit: 'records', limit: MAX_RECORDS });
    this.#seen.add(key);
    this.#people.push(person);
    this.#days.push(day);
    this.#micros.push(micros ?? NaN);
    this.#active.push(isActive ? 1 : 0);
  }

  /** Notes that a report covers these days. */
  state(first: number, last: number): void {
    for (let day = first; day <= last; day += 1) this.#statedDays.add(day);
  }

  /** All days that have records or are covered by a report, in order. */
  mentionedDays(): readonly number[] {
    const days = new Set(this.#statedDays);
    for (let index = 0; index < this.#days.length; index += 1) days.add(this.#days.at(index));
    return [...days].toSorted((a, b) => a - b);
  }

  *[Symbol.iterator](): Generator<PersonDay> {
    for (let index = 0; index < this.#days.length; index += 1) {
      const micros = this.#micros.at(index);
      yield {
        person: this.#named.personOf(this.#people.at(index)),
        day: this.#days.at(index),
        isActive: this.#active.at(index) === 1,
        micros: Number.isNaN(micros) ? null : micros,
      };
    }
  }

  #kindNumber(kind: string): number {
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    if (this.#kinds.size >= MAX_COMBINATIONS)
      throw new UsageError({ reason: 'usage-too-large', unit: 'combinations', limit: MAX_COMBINATIONS });
    this.#kinds.set(kind, this.#kinds.size);
    return this.#kinds.size - 1;
  }
}
