import { isJsonObject, type JsonObject, type UsagePlace } from '@roi-insight/contracts';
import { amountOf, toMicros } from '../amounts.ts';
import type { PersonDay, PersonDays } from '../people/PersonDays.ts';
import { UsageError } from '../Problems.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import { textOf } from '../textOf.ts';
import type { Users } from './Users.ts';

/** Dollars for one AI credit. */
const CREDIT = 0.01;

const MAX_CREDITS = 1e8;

/** Maximum length of a report in days. The longest real report covers 28 days. */
const MAX_REPORT_DAYS = 100;

const COUNTS = ['user_initiated_interaction_count', 'code_acceptance_activity_count', 'loc_added_sum'] as const;

const FLAGS = ['used_agent', 'used_chat', 'used_cli', 'used_copilot_coding_agent', 'used_copilot_cloud_agent'] as const;

/** A record without its day. */
type Reduced = Omit<PersonDay, 'day'>;

/** Reads the reports of Copilot usage by person and day. */
export class CopilotRecords {
  readonly #users: Users;
  readonly #records: PersonDays;
  /** Problems of whole reports. */
  readonly #problems: RecordProblems;
  /** Problems of single records. */
  readonly #unreadable: RecordProblems;
  /** Entries that have no day of their own. They are kept until the day of their report is known. */
  #withoutDay: { readonly reduced: Reduced; readonly place: UsagePlace }[] = [];
  #statedRange = '';

  constructor(users: Users, records: PersonDays, problems: RecordProblems) {
    this.#users = users;
    this.#records = records;
    this.#problems = problems;
    this.#unreadable = problems.into(records.unreadable);
  }

  /** Takes an entry of a report, which either states its own day or has the day of the report. */
  takeEntry(entry: unknown, place: UsagePlace): void {
    if (!isJsonObject(entry)) return void this.#unreadable.value(place, 'user_totals', 'object');
    const reduced = this.#reduced(entry, place);
    if (reduced === null) return;
    if (entry['day'] === undefined) this.#withoutDay.push({ reduced, place });
    else this.#add(reduced, this.#unreadable.day(entry['day'], 'day', place), place);
  }

  /** Takes the members of a report that describe the report itself. */
  closeReport(members: JsonObject, place: UsagePlace): void {
    const pending = this.#withoutDay;
    this.#withoutDay = [];
    const { report_day: day, report_start_day: start, report_end_day: end } = members;
    const only = day ?? (start === end ? start : undefined);
    if (pending.length > 0 && only === undefined && start !== undefined)
      throw new UsageError({ reason: 'usage-totals-only', file: place.file, period: '28-days' });
    this.#state(day ?? start, day ?? end, place, this.#problems);
    for (const { reduced, place: at } of pending) this.#add(reduced, this.#problems.day(only, 'report_day', at), at);
  }

  /** Takes a line of NDJSON: the record of a person on a day. */
  takeLine(record: JsonObject, place: UsagePlace): void {
    const [day, start, end] = ['day', 'report_start_day', 'report_end_day'].map((field) => record[field] ?? undefined);
    if (day === undefined && start !== undefined && start !== end)
      throw new UsageError({ reason: 'usage-totals-only', file: place.file, period: '28-days' });
    const reduced = this.#reduced(record, place);
    if (reduced === null) return;
    const read = this.#unreadable.day(day ?? record['report_day'] ?? start, 'day', place);
    if (read === null) return;
    if (start !== undefined && end !== undefined && !this.#state(start, end, place, this.#unreadable)) return;
    this.#add(reduced, read, place);
  }

  /** Notes the days of a report. @returns false after adding a problem */
  #state(first: unknown, last: unknown, place: UsagePlace, problems: RecordProblems): boolean {
    if (first === undefined && last === undefined) return true;
    const range = `${textOf(first)} ${textOf(last)}`;
    if (range === this.#statedRange) return true;
    const start = problems.day(first, 'report_start_day', place);
    const end = start === null ? null : problems.day(last, 'report_end_day', place);
    if (start === null || end === null) return false;
    if (end < start || end - start > MAX_REPORT_DAYS) return problems.value(place, 'report_end_day', 'day') !== null;
    this.#records.state(start, end);
    this.#statedRange = range;
    return true;
  }

  #add(reduced: Reduced, day: number | null, place: UsagePlace): void {
    // The report of an enterprise repeats the records of its organizations, so a person may have only one record a day.
    if (day !== null) this.#records.add({ ...reduced, day }, '', place);
  }

  #reduced(record: JsonObject, place: UsagePlace): Reduced | null {
    const person = this.#users.numberOf(record);
    if (person === null) return this.#unreadable.value(place, 'user_login', 'name');
    let isActive = FLAGS.some((field) => record[field] === true);
    for (const field of COUNTS) {
      const count = amountOf(record[field] ?? (field === 'loc_added_sum' ? 0 : null), Number.MAX_SAFE_INTEGER);
      if (count === null) return this.#unreadable.value(place, field, 'count');
      isActive ||= count > 0;
    }
    const used = record['ai_credits_used'];
    if (used === undefined || used === null) return { person, isActive, micros: null };
    const credits = this.#unreadable.amount(used, MAX_CREDITS, 'ai_credits_used', place);
    if (credits === null || !this.#records.takeCurrency('USD', 'ai_credits_used', place, this.#unreadable)) return null;
    return { person, isActive: isActive || credits > 0, micros: toMicros(credits * CREDIT) };
  }
}
