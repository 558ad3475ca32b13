import type { ExpectedValue, UsagePlace } from '@roi-insight/contracts';
import { readDay } from './days.ts';
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

  /** The day of a value; null after noting why usage cannot be of it. */
  day(value: unknown, field: string, place: UsagePlace): number | null {
    const day = readDay(value);
    if (day === null) return this.value(place, field, dayInsteadOf(value));
    // A clock in another time zone may be a day ahead.
    return day > this.#today + 1 ? this.value(place, field, 'past-day') : day;
  }
}

/** Years of days that are read. */
const [MIN_YEAR, MAX_YEAR] = ['1970', '2999'];

function dayInsteadOf(value: unknown): ExpectedValue {
  const year = typeof value === 'string' ? /^(\d{4})-\d\d-\d\d/.exec(value)?.[1] : undefined;
  if (year === undefined) return 'day';
  if (year < MIN_YEAR) return 'later-day';
  return year > MAX_YEAR ? 'earlier-day' : 'day';
}
