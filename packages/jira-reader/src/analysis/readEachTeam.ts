import { type FailureCode, type LeftOutReason, type Scope, unquoted } from '@roi-insight/contracts';
import pLimit from 'p-limit';
import { RequestFailure } from '../RequestFailure.ts';
import type { Project, ReadResult, Site } from '../tracker/tracker.ts';
import type { ProjectReader } from './ProjectReader.ts';
import type { ProgressOfTeam } from './teamProgress.ts';
import type { TeamTime } from './TeamTime.ts';
import { TooSlowError } from './TooSlowError.ts';
import { hideInFailure } from './withoutSecrets.ts';
import type { ReadTeam, TicketAllowance } from './TicketAllowance.ts';

/** Number of teams that are read in parallel: while the tickets of one team are listed, those of the other are read. */
const TEAMS_AT_ONCE = 2;

/** Number of projects that are looked up in parallel. A look-up that waits for others must not use up its share of the time. */
const LOOKUPS_AT_ONCE = 8;

/** Failures of the whole analysis: every further team would fail in the same way. */
const ENDS_ANALYSIS: ReadonlySet<FailureCode> = new Set(['credentials', 'captcha', 'busy', 'internal']);

/** A team as a request names it. */
export interface NamedTeam {
  readonly project_name: string;
  /** The id of the project, if it is known: the project may have another name by now. */
  readonly project_id?: string | undefined;
  /** The tickets that count; undefined: all tickets. */
  readonly scope?: Scope | undefined;
}

/** The key and name of a team's project; the key is null if it was not found. */
export interface TeamIdentity {
  readonly key: string | null;
  readonly name: string;
}

export interface FoundTeam<Named extends NamedTeam> {
  readonly named: Named;
  readonly project: Project;
}

/** The steps of an analysis for reading and measuring its teams. */
export interface TeamReading<Named extends NamedTeam, Result extends TeamIdentity> {
  readonly reader: {
    readonly tracker: Pick<Site, 'findProject'>;
    readonly signal: AbortSignal;
    readonly read: ProjectReader['read'];
  };
  /** The number of tickets that the teams may still have. */
  readonly allowance: TicketAllowance<Result>;
  readonly time: TeamTime;
  /** @param index position of the team in the request */
  readonly progress: (index: number) => ProgressOfTeam;
  /** Removes the credential from a text. */
  readonly hide: (text: string) => string;
  /** The reason why a found team is not read; null if it is read. `same`: all teams of the request that have the same project. */
  readonly refuse: (team: FoundTeam<Named>, same: readonly FoundTeam<Named>[]) => LeftOutReason | null;
  /** The result of a team whose tickets were read. */
  readonly measure: (team: Named, project: Project, read: ReadResult) => Result;
  readonly leaveOut: (team: Named, identity: TeamIdentity, reason: LeftOutReason) => Result;
}

/**
 * Reads teams, two at a time, and returns their results in the order of the request. A team that cannot be read in its
 * share of the time is left out with the reason; a failure that concerns all teams is thrown.
 */
export async function readEachTeam<Named extends NamedTeam, Result extends TeamIdentity>(
  teams: readonly Named[],
  reading: TeamReading<Named, Result>,
): Promise<readonly Result[]> {
  const lookups = pLimit(LOOKUPS_AT_ONCE);
  const looked = await Promise.all(
    teams.map((team) => lookups(() => findTeam(team, Math.ceil(teams.length / TEAMS_AT_ONCE), reading))),
  );
  const found = withoutRefused(looked, reading);
  const queue = pLimit(TEAMS_AT_ONCE);
  await Promise.all(
    found.map((team, index) =>
      queue(async () => {
        reading.reader.signal.throwIfAborted();
        const waiting = found.slice(index + TEAMS_AT_ONCE).filter((later) => 'project' in later).length;
        reading.allowance.assign(index, await readTeam(team, index, waiting, reading));
        reading.progress(index).end();
      }),
    ),
  );
  return reading.allowance.teams;
}

/** The result of a team whose tickets are not read. */
interface Unread<Result> {
  readonly unread: Result;
}

async function findTeam<Named extends NamedTeam, Result extends TeamIdentity>(
  named: Named,
  waiting: number,
  reading: TeamReading<Named, Result>,
): Promise<FoundTeam<Named> | Unread<Result>> {
  const name = unquoted(named.project_name);
  try {
    const find = (signal: AbortSignal) => reading.reader.tracker.findProject(name, signal, named.project_id);
    return { named, project: await reading.time.share(waiting, find) };
  } catch (cause) {
    return { unread: reading.leaveOut(named, { key: null, name: reading.hide(name) }, reasonOf(cause, reading)) };
  }
}

/** Leaves out the refused teams before any team is read. */
function withoutRefused<Named extends NamedTeam, Result extends TeamIdentity>(
  teams: readonly (FoundTeam<Named> | Unread<Result>)[],
  { refuse, leaveOut, hide }: TeamReading<Named, Result>,
): (FoundTeam<Named> | Unread<Result>)[] {
  const found = teams.filter((team) => 'project' in team);
  return teams.map((team) => {
    if ('unread' in team) return team;
    const { named, project } = team;
    const reason = refuse(
      team,
      found.filter((other) => isSameProject(other.project, project)),
    );
    if (reason === null) return team;
    return { unread: leaveOut(named, { key: project.key, name: hide(project.name) }, reason) };
  });
}

export const isSameProject = (one: Project, other: Project): boolean => one.id === other.id || one.key === other.key;

async function readTeam<Named extends NamedTeam, Result extends TeamIdentity>(
  team: FoundTeam<Named> | Unread<Result>,
  index: number,
  waiting: number,
  reading: TeamReading<Named, Result>,
): Promise<ReadTeam<Result>> {
  if ('unread' in team) return unread(team.unread);
  const { reader, allowance, measure, leaveOut } = reading;
  const { named, project } = team;
  const identity = { key: project.key, name: reading.hide(project.name) };
  const progress = reading.progress(index);
  progress.report({ stage: 'listing', done: 0, total: null });
  try {
    const choice = { scope: named.scope, ticketLimit: allowance.left, progress, isOwn: false };
    const take = (read: ReadResult): ReadTeam<Result> => {
      const { tickets, listed, outOfScope, unreadable } = read;
      const found = tickets.length + outOfScope + unreadable;
      if (found === 0) return unread(leaveOut(named, identity, { kind: 'no-tickets' }));
      const result = measure(named, { ...identity, id: project.id }, read);
      return {
        team: result,
        tickets: found,
        ids: Float64Array.from(listed, Number),
        keys: tickets.map(({ key }) => key),
      };
    };
    return await reading.time.share(Math.ceil(waiting / TEAMS_AT_ONCE), (signal) =>
      reader.read(project, { ...choice, signal }, take),
    );
  } catch (cause) {
    return unread(leaveOut(named, identity, isTooMany(cause) ? allowance.reason : reasonOf(cause, reading)));
  }
}

const unread = <Result>(team: Result): ReadTeam<Result> => ({ team, tickets: 0, ids: new Float64Array(), keys: [] });

function isTooMany(cause: unknown): boolean {
  return cause instanceof RequestFailure && cause.code === 'too-many-tickets';
}

/** The reason why a team is left out; throws failures that end the analysis. */
function reasonOf(
  cause: unknown,
  { reader, hide }: { readonly reader: { readonly signal: AbortSignal }; readonly hide: (text: string) => string },
): LeftOutReason {
  reader.signal.throwIfAborted();
  if (cause instanceof TooSlowError) return { kind: 'too-slow', seconds: cause.seconds };
  if (!(cause instanceof RequestFailure) || ENDS_ANALYSIS.has(cause.code)) throw cause;
  const { code = null, error, reason = null, params = null } = hideInFailure(cause, hide).body();
  return { kind: 'failed', code, error, reason, params };
}
