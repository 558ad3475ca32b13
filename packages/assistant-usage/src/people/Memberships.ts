import { MAX_USAGE_TEAMS, teamIdentity } from '@roi-insight/contracts';
import { UsageError } from '../Problems.ts';
import { firstName } from './firstName.ts';

/** Maximum number of days: many times more than 200 weeks have. */
const DAYS = 65_536;

/** The teams of people, either for all days or, from Copilot's reports, for single days. */
export class Memberships {
  /** The number of each team by its identity. */
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #always = new Map<number, readonly number[]>();
  /** Teams by person and day. */
  readonly #onDays = new Map<number, readonly number[]>();
  readonly #days = new Set<number>();
  /** For each requested day, the day of the report that counts. */
  readonly #reportDays = new Map<number, number>();

  /** Whether there are memberships both for all days and for single days. */
  get isAmbiguous(): boolean {
    return this.hasTable && this.#onDays.size > 0;
  }

  /** Whether a table of members assigns people to teams. */
  get hasTable(): boolean {
    return this.#always.size > 0;
  }

  get isEmpty(): boolean {
    return this.#always.size === 0 && this.#onDays.size === 0;
  }

  /** The names of the teams by number. If a name has several spellings, the first in the order of characters counts. */
  get teams(): readonly string[] {
    return this.#names;
  }

  /** Adds a person to a team for all days. @returns whether the person is in no other team */
  add(person: number, team: string): boolean {
    const number = this.#numberOf(team);
    const before = this.#always.get(person);
    if (before === undefined) this.#always.set(person, [number]);
    return before?.includes(number) !== false;
  }

  /** Gives a person the teams of all numbers of the person. Called after all records were read. */
  join(personOf: (number: number) => number): void {
    joinKeys(this.#always, personOf);
    joinKeys(this.#onDays, (key) => personOf(Math.floor(key / DAYS)) * DAYS + (key % DAYS));
  }

  addOn(day: number, person: number, team: string): void {
    const number = this.#numberOf(team);
    const key = person * DAYS + day;
    const before = this.#onDays.get(key);
    this.#days.add(day);
    this.#reportDays.clear();
    if (before?.includes(number) !== true) this.#onDays.set(key, before === undefined ? [number] : [...before, number]);
  }

  /**
   * The teams of a person on a day. A day without a report has the teams of the previous report. Days before the first
   * report have the teams of the first.
   */
  teamsOf(person: number, day: number): readonly number[] {
    const always = this.#always.get(person);
    if (always !== undefined) return always;
    if (this.#onDays.size === 0) return [];
    return this.#onDays.get(person * DAYS + this.#reportFor(day)) ?? [];
  }

  /**
   * The number of people in each team, by the team's number. If there are reports, it is the number on the day with the most people, because
   * all people who were ever in a team can be many more than its members at any one time.
   */
  sizes(isCounted: (person: number) => boolean): readonly number[] {
    const byDay = this.teams.map(() => new Map<number, number>());
    const count = (person: number, team: number, day: number) => {
      if (isCounted(person)) byDay[team]?.set(day, (byDay[team]?.get(day) ?? 0) + 1);
    };
    for (const [person, teams] of this.#always) for (const team of teams) count(person, team, 0);
    for (const [key, teams] of this.#onDays) for (const team of teams) count(Math.floor(key / DAYS), team, key % DAYS);
    return byDay.map((days) => Math.max(0, ...days.values()));
  }

  #reportFor(day: number): number {
    const known = this.#reportDays.get(day);
    if (known !== undefined) return known;
    const sorted = [...this.#days].toSorted((a, b) => a - b);
    const report = sorted.findLast((reported) => reported <= day) ?? sorted[0] ?? day;
    this.#reportDays.set(day, report);
    return report;
  }

  #numberOf(team: string): number {
    const identity = teamIdentity(team);
    const number = this.#numbers.get(identity) ?? this.#names.length;
    if (number >= MAX_USAGE_TEAMS)
      throw new UsageError({ reason: 'usage-too-large', unit: 'teams', limit: MAX_USAGE_TEAMS });
    this.#numbers.set(identity, number);
    this.#names[number] = firstName(this.#names[number], team);
    return number;
  }
}

function joinKeys(teams: Map<number, readonly number[]>, keyOf: (key: number) => number): void {
  for (const [key, some] of teams) {
    const to = keyOf(key);
    if (to === key) continue;
    teams.delete(key);
    teams.set(to, [...new Set([...(teams.get(to) ?? []), ...some])]);
  }
}
