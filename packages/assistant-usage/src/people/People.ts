import { hasAddress } from '@roi-insight/contracts';
import { UsageError } from '../Problems.ts';

/** Maximum number of people: far more than a company has, and small enough for the memory. */
const MAX_PEOPLE = 100_000;

/** Maximum length of a person's name. */
const MAX_NAME = 320;

/** Assigns numbers to people by their names, and does not pass the names on. */
export class People {
  readonly #numbers = new Map<string, number>();
  readonly #haveAddress: boolean[] = [];

  /** The number of a person, ignoring the case and the Unicode form of letters; null if the value is not a name. */
  numberOf(name: unknown): number | null {
    if (typeof name !== 'string' || name.length > MAX_NAME) return null;
    const key = name.trim().normalize('NFC').toLowerCase();
    if (key === '') return null;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    if (number >= MAX_PEOPLE) throw new UsageError({ reason: 'usage-too-large', unit: 'people', limit: MAX_PEOPLE });
    this.#numbers.set(key, number);
    this.#haveAddress.push(hasAddress(key));
    return number;
  }

  /** Whether a person is named by an email address instead of a login. */
  hasAddress(person: number): boolean {
    return this.#haveAddress[person] === true;
  }
}
