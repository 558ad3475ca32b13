import type { ExpectedValue, UsagePlace } from '@roi-insight/contracts';
import type { Problems } from './Problems.ts';

/** Adds the problems of single records. */
export class RecordProblems {
  readonly #problems: Problems;
  readonly #today: number;

  /** @param today the present day: later ones are refused */
  constructor(problems: Problems, today: number) {
    this.#problems = problems;
    this.#today = today;
  }

  get all(): Problems {
    return this.#problems;
  }

  /** Notes that a value cannot be understood. */
  value(place: UsagePlace, field: string, expected: ExpectedValue): null {
    this.#problems.add({ reason: 'usage-value', place, field, expected });
    return null;
  }

  /** A clock in another time zone may be a day ahead. */
  isFuture(day: number): boolean {
    return day > this.#today + 1;
  }
}
