import type { People } from '../people/People.ts';

/** A user as a record of Copilot names them. */
export interface User {
  readonly login: string | null;
  readonly id: string | null;
}

/** The users of Copilot's reports: some records of a user have only the id, others also the login. */
export class Users {
  readonly #people: People;
  readonly #logins = new Map<string, string>();

  constructor(people: People) {
    this.#people = people;
  }

  /** The user of a record; null if it names none. An empty login is no login. */
  take(record: Readonly<Record<string, unknown>>): User | null {
    const named = record['user_login'] ?? record['login'] ?? '';
    const login = textOf(named);
    const id = textOf(record['user_id']);
    if (typeof named !== 'string' || (login ?? id) === null) return null;
    if (login !== null && id !== null) this.#logins.set(id, login);
    return { login, id };
  }

  /** The number of a user; null if the name is no name. A user without a login has one only after all records were read. */
  numberOf({ login, id }: User): number | null {
    return this.#people.numberOf(login ?? this.#logins.get(id ?? '') ?? id);
  }
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
