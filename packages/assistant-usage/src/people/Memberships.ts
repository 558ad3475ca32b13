import { MAX_USAGE_TEAMS, teamIdentity } from '@roi-insight/contracts';
import { UsageError } from '../Problems.ts';
import { firstName } from './firstName.ts';

/** More days than 200 weeks have, many times over. */
const DAYS = 65_536;

/** Who belongs to which team: always, or on single days, which Copilot's reports say. */
export class Memberships {
  /** Numbers of teams by their identity. */
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #always = new Map<number, number>();
  /** Teams by person and day. */
  readonly #onDays = new Map<number, readonly number[]>();
  readonly #days = new Set<number>();
  /** The day of the report that counts, for each day that was asked for. */
  readonly #reportDays = new Map<number, number>();

  /** Whether there are memberships of both kinds. */
  get isAmbiguous(): boolean {
    return this.#always.size > 0 && this.#onDays.size > 0;
  }

  get isEmpty(): boolean {
    return this.#always.size === 0 && this.#onDays.size === 0;
  }

  /** Names by number: of a team that is spelled in several ways, the first in the order of characters. */
  get teams(): readonly string[] {
    return this.#names;
  }

  /** @returns whether the person is in no other team */
  add(person: number, team: string): boolean {
    const number = this.#numberOf(team);
    const before = this.#always.get(person);
    if (before === undefined) this.#always.set(person, number);
    return before === undefined || before === number;
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
   * The teams of a person on a day. A day without a report has the teams of the last report before it; days before the
   * first report have those of the first.
   */
  teamsOf(person: number, day: number): readonly number[] {
    const always = this.#always.get(person);
    if (always !== undefined) return [always];
    if (this.#onDays.size === 0) return [];
    return this.#onDays.get(person * DAYS + this.#reportFor(day)) ?? [];
  }

  /**
   * The number of people in each team, by number: of reports, that of the day with the most. All who were ever in a team
   * can be many more than it ever had.
   */
  sizes(isCounted: (person: number) => boolean): readonly number[] {
    const byDay = this.teams.map(() => new Map<number, number>());
    const count = (person: number, team: number, day: number) => {
      if (isCounted(person)) byDay[team]?.set(day, (byDay[team]?.get(day) ?? 0) + 1);
    };
    for (const [person, team] of this.#always) count(person, team, 0);
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
