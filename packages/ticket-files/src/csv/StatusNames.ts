import type { StatusCategory } from '@roi-insight/roi-math';
import type { UnknownStatus } from '../Problems.ts';
import { type StatusMap, statusKey } from '../statusMap.ts';
import { TicketFileError } from '../TicketFileError.ts';

/** Maximum number of statuses. Trackers have some hundred; a column with more values contains something else. */
const MAX_NAMES = 1000;

interface Named {
  readonly name: string;
  readonly line: number;
  readonly category: StatusCategory | null;
  count: number;
}

/** The statuses of a file as small numbers, in order of first occurrence. */
export class StatusNames {
  readonly #map: StatusMap;
  readonly #numbers = new Map<string, number>();
  readonly #named: Named[] = [];

  constructor(map: StatusMap) {
    this.#map = map;
  }

  numberOf(name: string, line: number): number {
    // Caches the number of each spelling, so that each spelling is normalized only once.
    const known = this.#numbers.get(name) ?? this.#numbers.get(statusKey(name));
    const number = known ?? this.#add(name, line);
    if (!this.#numbers.has(name)) this.#numbers.set(name, number);
    const named = this.#named[number];
    if (named !== undefined) named.count += 1;
    return number;
  }

  readonly categoryOf = (number: number): StatusCategory => this.#named[number]?.category ?? 'new';

  unknown(): UnknownStatus[] {
    return this.#named.flatMap(({ name, line, count, category }) =>
      category === null ? [{ name, line, issue: null, count }] : [],
    );
  }

  #add(name: string, line: number): number {
    if (this.#named.length === MAX_NAMES)
      throw new TicketFileError(line, { kind: 'too-many-statuses', limit: MAX_NAMES });
    const key = statusKey(name);
    const number = this.#named.push({ name, line, category: this.#map.get(key) ?? null, count: 0 }) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}
