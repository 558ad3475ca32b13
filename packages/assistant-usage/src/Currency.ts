import { readCurrency, type UsagePlace } from '@roi-insight/contracts';
import type { Problems } from './Problems.ts';
import type { RecordProblems } from './RecordProblems.ts';

/** The currency of all amounts. A second currency is refused, because amounts in two currencies cannot be added. */
export class Currency {
  readonly #problems: Problems;
  /** Caches the code of each spelling, because the list of currencies is long. */
  readonly #codes = new Map<string, string>();
  #code: string | null = null;

  constructor(problems: Problems) {
    this.#problems = problems;
  }

  get code(): string | null {
    return this.#code;
  }

  /**
   * Takes the currency of an amount.
   * @param problems gets the problem of an invalid currency, which concerns only its record
   * @returns false, after adding a problem, if it is invalid or not that of the other amounts
   */
  take(text: unknown, field: string, place: UsagePlace, problems: RecordProblems): boolean {
    const code = typeof text === 'string' ? (this.#codes.get(text) ?? readCurrency(text)) : null;
    if (typeof text !== 'string' || code === null) {
      problems.value(place, field, 'currency');
      return false;
    }
    if (this.#codes.size < 10) this.#codes.set(text, code);
    if (this.#code !== null && this.#code !== code) {
      this.#problems.add({ reason: 'usage-two-currencies', place, field });
      return false;
    }
    this.#code = code;
    return true;
  }
}
