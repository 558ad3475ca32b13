import type { JsonObject, UsagePlace } from '@roi-insight/contracts';
import { dayText } from '../days.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import type { ClaudeRecords } from './ClaudeRecords.ts';

/** Reads pages of the Claude Code Analytics API, and checks that no page of a day is missing. */
export class ClaudePages {
  readonly #records: ClaudeRecords;
  readonly #problems: RecordProblems;
  /** The file of each day with records, and whether its last page was read. */
  readonly #days = new Map<number, { readonly file: string; hasLast: boolean }>();
  /** The day of the page that is being read. */
  #day: number | null = null;

  constructor(records: ClaudeRecords, problems: RecordProblems) {
    this.#records = records;
    this.#problems = problems;
  }

  takeEntry(entry: unknown, askedDay: number | null, place: UsagePlace): void {
    const day = this.#records.take(entry, askedDay ?? this.#day, place);
    this.#day ??= askedDay ?? day;
  }

  /** Takes the members of a page except its records. Called after the last record. @returns the token of the next page; null after the last */
  close(members: JsonObject, askedDay: number | null, place: UsagePlace): string | null {
    const day = askedDay ?? this.#day;
    this.#day = null;
    if (members['type'] === 'error' || (members['error'] ?? null) !== null)
      return this.#problems.value(place, 'error', 'no-error');
    const hasMore = members['has_more'];
    if (typeof hasMore !== 'boolean') return this.#problems.value(place, 'has_more', 'boolean');
    const nextPage = members['next_page'];
    if (!hasMore && (nextPage ?? '') !== '') return this.#problems.value(place, 'next_page', 'no-next-page');
    if (hasMore && typeof nextPage !== 'string') return this.#problems.value(place, 'next_page', 'name');
    if (day !== null) {
      const known = this.#days.get(day) ?? { file: place.file, hasLast: false };
      if (known.hasLast && !hasMore) this.#problems.all.add({ reason: 'usage-twice', place, unit: 'person-day' });
      known.hasLast ||= !hasMore;
      this.#days.set(day, known);
    }
    return hasMore && typeof nextPage === 'string' ? nextPage : null;
  }

  /** Checks that the last page of each day was read. */
  finish(): void {
    for (const [day, { file, hasLast }] of this.#days)
      if (!hasLast) this.#problems.all.add({ reason: 'usage-pages-missing', file, day: dayText(day) });
  }
}
