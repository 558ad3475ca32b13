import { type JsonObject, teamIdentity, type UsagePlace } from '@roi-insight/contracts';
import type { Memberships } from '../people/Memberships.ts';
import { teamName } from '../people/teamName.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import { textOf } from '../textOf.ts';
import type { Users } from './Users.ts';

/** Reads the reports of Copilot that list the members of each team on a day. */
export class UserTeams {
  readonly #users: Users;
  readonly #memberships: Memberships;
  readonly #problems: RecordProblems;
  /** The id of each team by the team's identity. Two teams with the same name are refused. */
  readonly #ids = new Map<string, string>();
  constructor(users: Users, memberships: Memberships, problems: RecordProblems) {
    this.#users = users;
    this.#memberships = memberships;
    this.#problems = problems;
  }

  take(record: JsonObject, place: UsagePlace): void {
    const person = this.#users.numberOf(record);
    if (person === null) return void this.#problems.value(place, 'user_login', 'name');
    const day = this.#problems.day(record['day'], 'day', place);
    if (day === null) return;
    const team = teamName(record['slug']);
    if (team === null) return void this.#problems.value(place, 'slug', 'team-name');
    const id = textOf(record['team_id']);
    if (id === null) return void this.#problems.value(place, 'team_id', 'name');
    const identity = teamIdentity(team);
    const known = this.#ids.get(identity) ?? id;
    if (known !== id) return this.#problems.all.add({ reason: 'usage-same-team-name', place });
    this.#ids.set(identity, id);
    this.#memberships.addOn(day, person, team);
  }
}
