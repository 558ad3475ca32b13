import { type ExpectedValue, USAGE_DAYS, type UsagePlace } from '@roi-insight/contracts';
import { amountOf, numberIn } from './amounts.ts';
import { dayOf, readDay } from './days.ts';
import type { Problems } from './Problems.ts';

export class RecordProblems {
  readonly #problems: Problems;
  readonly #today: number;

  /** @param today the current day; later days are refused */
  constructor(problems: Problems, today: number) {
    this.#problems = problems;
    this.#today = today;
  }

  get all(): Problems {
    return this.#problems;
  }

  /** The same checks, whose problems are added elsewhere. */
  into(problems: Problems): RecordProblems {
    return new RecordProblems(problems, this.#today);
  }

  /** Adds the problem that a value cannot be understood. */
  value(place: UsagePlace, field: string, expected: ExpectedValue): null {
    this.#problems.add({ reason: 'usage-value', place, field, expected });
    return null;
  }

  /** The amount in a number or its text; null after adding the problem that the value is not an amount, or is more than `max`. */
  amount(value: unknown, max: number, field: string, place: UsagePlace): number | null {
    const amount = amountOf(typeof value === 'string' ? numberIn(value) : value, Infinity);
    if (amount === null) return this.value(place, field, 'amount');
    return amount > max ? this.value(place, field, 'smaller-amount') : amount;
  }

  /** Whether a day is not in the future. A clock in another time zone may be a day ahead. */
  isPast(day: number): boolean {
    return day <= this.#today + 1;
  }

  /** The day in a value. If the value cannot be a day of usage, adds the reason and returns null. */
  day(value: unknown, field: string, place: UsagePlace): number | null {
    const day = readDay(value);
    if (day === null || day < FIRST_DAY || day > LAST_DAY) return this.value(place, field, dayInsteadOf(value));
    return this.isPast(day) ? day : this.value(place, field, 'past-day');
  }
}

const [FIRST_DAY, LAST_DAY] = [dayOf(USAGE_DAYS.first), dayOf(USAGE_DAYS.last)];

function dayInsteadOf(value: unknown): ExpectedValue {
  const day = typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined;
  if (day === undefined) return 'day';
  if (day < USAGE_DAYS.first) return 'later-day';
  return day > USAGE_DAYS.last ? 'earlier-day' : 'day';
}
