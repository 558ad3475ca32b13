import { isJsonObject, type JsonObject, type UsagePlace } from '@roi-insight/contracts';
import { amountOf, toMicros } from '../amounts.ts';
import type { People } from '../people/People.ts';
import type { PersonDays } from '../people/PersonDays.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import { textOf } from '../textOf.ts';

/** Maximum amount in cents: more than the use of one model by one person on one day costs. */
const MAX_CENTS = 1e8;

const CENTS = 100;

/** Fields that distinguish the records of an actor on a day. */
const KINDS = ['customer_type', 'subscription_type', 'terminal_type', 'organization_id'] as const;

/** Reads the records of the Claude Code Analytics API: one for each actor, day and terminal. */
export class ClaudeRecords {
  readonly #people: People;
  readonly #records: PersonDays;
  /** Problems of the whole page. */
  readonly #problems: RecordProblems;
  /** Problems of single records. */
  readonly #unreadable: RecordProblems;

  constructor(people: People, records: PersonDays, problems: RecordProblems) {
    this.#people = people;
    this.#records = records;
    this.#problems = problems;
    this.#unreadable = problems.into(records.unreadable);
  }

  /**
   * Takes a record.
   * @param askedDay the requested day; null if it is unknown
   * @returns its day; null if the day cannot be read
   */
  take(record: unknown, askedDay: number | null, place: UsagePlace): number | null {
    if (!isJsonObject(record)) return this.#unreadable.value(place, 'data', 'object');
    const day = this.#unreadable.day(record['date'], 'date', place);
    if (day === null) return null;
    if (askedDay !== null && day !== askedDay) return this.#problems.value(place, 'date', 'same-day');
    this.#add(record, day, place);
    return day;
  }

  #add(record: JsonObject, day: number, place: UsagePlace): void {
    const actor = isJsonObject(record['actor']) ? record['actor'] : {};
    const nameField = actor['type'] === 'api_actor' ? 'api_key_name' : 'email_address';
    const person = this.#people.numberOf(actor[nameField]);
    if (person === null) return void this.#unreadable.value(place, `actor.${nameField}`, 'name');
    const kinds = KINDS.map((field) => textOf(record[field]));
    const wrong = KINDS[kinds.indexOf(null)];
    if (wrong !== undefined) return void this.#unreadable.value(place, wrong, 'name');
    const micros = this.#microsOf(record, place);
    const isActive = micros === undefined ? null : this.#isActive(record, place, micros);
    if (micros === undefined || isActive === null) return;
    this.#records.add({ person, day, isActive, micros }, kinds.join('\0'), place);
  }

  /** The cost of a record; null if the record does not state it, undefined after adding a problem. */
  #microsOf(record: JsonObject, place: UsagePlace): number | null | undefined {
    const models = record['model_breakdown'];
    if (models === undefined || models === null) return null;
    if (!Array.isArray(models)) return this.#invalid(place, 'model_breakdown', 'list');
    let micros = 0;
    for (const model of models) {
      const cost = isJsonObject(model) ? model['estimated_cost'] : null;
      if (!isJsonObject(cost)) return this.#invalid(place, 'model_breakdown.estimated_cost', 'object');
      const field = 'model_breakdown.estimated_cost';
      const cents = this.#unreadable.amount(cost['amount'], MAX_CENTS, `${field}.amount`, place);
      const isKnown = (text: unknown) => this.#records.takeCurrency(text, `${field}.currency`, place, this.#unreadable);
      if (cents === null || !isKnown(cost['currency'])) return undefined;
      micros += toMicros(cents / CENTS);
    }
    // A subscription has its own price. The record only states what the same use would cost without a subscription.
    return record['customer_type'] === 'subscription' ? null : micros;
  }

  #isActive(record: JsonObject, place: UsagePlace, micros: number | null): boolean | null {
    const core = record['core_metrics'];
    if (!isJsonObject(core)) return this.#unreadable.value(place, 'core_metrics', 'object');
    const sessions = amountOf(core['num_sessions'], MAX_CENTS);
    if (sessions === null) return this.#unreadable.value(place, 'core_metrics.num_sessions', 'count');
    const lines = isJsonObject(core['lines_of_code']) ? core['lines_of_code'] : {};
    const others = [
      core['commits_by_claude_code'],
      core['pull_requests_by_claude_code'],
      lines['added'],
      lines['removed'],
    ];
    return sessions > 0 || (micros ?? 0) > 0 || others.some((each) => typeof each === 'number' && each > 0);
  }

  #invalid(place: UsagePlace, field: string, expected: 'list' | 'object'): undefined {
    this.#unreadable.value(place, field, expected);
  }
}
