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
  /** For a person with several numbers: another of the numbers, which leads to the number that counts. */
  readonly #same = new Map<number, number>();

  /** The number of a person, whose name may differ in case, spaces, accents and order (“Last, First”); null if the value is not a name. */
  numberOf(name: unknown): number | null {
    if (typeof name !== 'string' || name.length > MAX_NAME) return null;
    const key = keyOf(name);
    if (key === '') return null;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    if (number >= MAX_PEOPLE) throw new UsageError({ reason: 'usage-too-large', unit: 'people', limit: MAX_PEOPLE });
    this.#numbers.set(key, number);
    this.#haveAddress.push(hasAddress(key));
    return number;
  }

  /** Notes that two numbers are the same person, such as a user before and after a change of the login. */
  join(one: number, other: number): void {
    const [from, to] = [this.personOf(one), this.personOf(other)];
    if (from !== to) this.#same.set(from, to);
  }

  /** The number that counts for a person who has several. */
  readonly personOf = (number: number): number => {
    let last = number;
    for (let next = this.#same.get(last); next !== undefined; next = this.#same.get(last)) last = next;
    return last;
  };

  /** Whether a person is named by an email address instead of a login. */
  hasAddress(person: number): boolean {
    return this.#haveAddress[person] === true;
  }
}

/** Accents of Latin, Greek and Cyrillic letters. */
const ACCENTS = /[\u0300-\u036f]/g;

const LAST_FIRST = /^([^,@]+), ?([^,@]+)$/;

const keyOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(LAST_FIRST, '$2 $1');
