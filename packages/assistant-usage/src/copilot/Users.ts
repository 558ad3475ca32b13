import type { People } from '../people/People.ts';

/** The users of Copilot's reports: some records of a user have only the id, and a login can change. Records with the same id or login are of one person. */
export class Users {
  readonly #people: People;
  /** The numbers of people by id. */
  readonly #numbers = new Map<string, number>();

  constructor(people: People) {
    this.#people = people;
  }

  /** The number of the user of a record; null if it names none. An empty login is no login. */
  numberOf(record: Readonly<Record<string, unknown>>): number | null {
    const named = record['user_login'] ?? record['login'] ?? '';
    if (typeof named !== 'string') return null;
    const login = textOf(named);
    const id = textOf(record['user_id']);
    const known = id === null ? undefined : this.#numbers.get(id);
    if (login === null && known !== undefined) return known;
    const number = this.#people.numberOf(login ?? id);
    if (id === null || number === null) return number;
    if (known === undefined) this.#numbers.set(id, number);
    else this.#people.join(number, known);
    return known ?? number;
  }
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
