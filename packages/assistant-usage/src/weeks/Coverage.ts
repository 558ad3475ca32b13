import { MAX_USAGE_WEEKS } from '@roi-insight/contracts';
import { DAYS_OF_WEEK, isWorkday, mondayOf, WORKDAYS } from '../days.ts';
import { UsageError } from '../Problems.ts';

/** The requested days, as numbers. */
export interface AskedDays {
  readonly first: number;
  readonly last: number;
  /** Days that could not be read. */
  readonly missing: ReadonlySet<number>;
}

interface CoverageFacts {
  /** Days that have records or a report, in order. Never empty, unless days were requested. */
  readonly mentioned: readonly number[];
  /** Whether a person has a record: a source that names no one in all this time probably cannot see anyone, as with the key of another organization. */
  readonly isSeen: boolean;
  /** The requested days; null: the files state the days. */
  readonly asked: AskedDays | null;
  /** The first day that the vendor keeps; null if it is not known. */
  readonly keptFrom: number | null;
  /** The current day, which is not over. */
  readonly today: number;
}

/**
 * The weeks that a source covers: weeks that are over, with all days from Monday to Friday covered. Files cover the days from the first to the last
 * record. Gaps of five or more workdays without a record are not covered, because files may be missing. If days were requested, all requested days
 * that could be read are covered.
 */
export class Coverage {
  readonly first: number;
  readonly last: number;
  /** Workdays without any record that count as days without use. */
  readonly quietWorkdays: number;
  readonly #missing: Set<number>;
  readonly #keptFrom: number;
  readonly #isSeen: boolean;
  /** The last day that is completely covered. */
  readonly #lastWhole: number;

  constructor({ mentioned, isSeen, asked, keptFrom, today }: CoverageFacts) {
    this.first = asked?.first ?? mentioned[0] ?? 0;
    this.last = asked?.last ?? mentioned.at(-1) ?? this.first;
    this.#isSeen = isSeen;
    this.#keptFrom = keptFrom ?? -Infinity;
    this.#lastWhole = Math.min(this.last, today - 1);
    if ((mondayOf(this.last) - mondayOf(this.first)) / 7 >= MAX_USAGE_WEEKS)
      throw new UsageError({ reason: 'usage-too-large', unit: 'weeks', limit: MAX_USAGE_WEEKS });
    this.#missing = new Set(asked?.missing);
    this.quietWorkdays = asked === null ? this.#takeGaps(mentioned) : 0;
  }

  /** The Mondays of all weeks, covered or not. */
  weeks(): readonly number[] {
    const first = mondayOf(this.first);
    return Array.from({ length: (mondayOf(this.last) - first) / 7 + 1 }, (_, index) => first + 7 * index);
  }

  isReported(monday: number): boolean {
    if (!this.#isSeen || monday < Math.max(this.first, this.#keptFrom) || monday + WORKDAYS - 1 > this.#lastWhole)
      return false;
    return [0, 1, 2, 3, 4, 5, 6].every((offset) => !this.#missing.has(monday + offset));
  }

  /** Whether a week is covered including its weekend. Money is spent on all days, so the spend without the weekend is not the spend of the week. */
  hasSpend(monday: number): boolean {
    return this.isReported(monday) && monday + DAYS_OF_WEEK - 1 <= this.#lastWhole;
  }

  /**
   * Marks the days of gaps as missing.
   * @returns the number of workdays in gaps that are too short to count as missing
   */
  #takeGaps(mentioned: readonly number[]): number {
    let quiet = 0;
    for (const [index, day] of mentioned.entries()) {
      const before = mentioned[index - 1] ?? day;
      const between = Array.from({ length: Math.max(0, day - before - 1) }, (_, offset) => before + 1 + offset);
      const workdays = between.filter(isWorkday).length;
      if (workdays < WORKDAYS) quiet += workdays;
      else for (const missing of between) this.#missing.add(missing);
    }
    return quiet;
  }
}
