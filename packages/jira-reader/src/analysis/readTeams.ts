import { type ComparisonTeamRequest, type FailureCode, type LeftOutReason, unquoted } from '@roi-insight/contracts';
import { type AnalyzeTicketsOptions, type TeamSeries, teamSeries, type UnreadTeam } from '@roi-insight/roi-math';
import pLimit from 'p-limit';
import { RequestFailure } from '../RequestFailure.ts';
import type { Project, ReadResult } from '../tracker/tracker.ts';
import type { ProjectReader } from './ProjectReader.ts';
import type { ProgressOfTeam } from './teamProgress.ts';
import type { TeamTime } from './TeamTime.ts';
import { TooSlowError } from './TooSlowError.ts';
import { hideInFailure } from './withoutSecrets.ts';
import type { ReadTeam, TicketAllowance } from './TicketAllowance.ts';

/** Number of teams that are read in parallel: while one is listed, the tickets of the other are read. */
const TEAMS_AT_ONCE = 2;

/** Failures of the whole analysis: every further team would fail in the same way. */
const ENDS_ANALYSIS: ReadonlySet<FailureCode> = new Set(['credentials', 'captcha', 'busy', 'internal']);

interface TeamReading {
  readonly reader: Pick<ProjectReader, 'tracker' | 'signal' | 'read'>;
  /** The tickets left for the other teams. */
  readonly allowance: TicketAllowance;
  readonly time: TeamTime;
  /** The options of the weekly series. */
  readonly options: AnalyzeTicketsOptions;
  /** @param index of the team in the request */
  readonly progress: (index: number) => ProgressOfTeam;
  /** Removes the credential from a text. */
  readonly hide: (text: string) => string;
}

interface FoundTeam extends ComparisonTeamRequest {
  readonly project: Project;
}

/**
 * Reads the teams that a project is compared with, two at a time, and returns them in the order of the request. A team
 * that cannot be read in its share of the time is left out with the reason; a failure that concerns all of them is thrown.
 */
export async function readTeams(
  teams: readonly ComparisonTeamRequest[],
  reading: TeamReading,
): Promise<readonly (TeamSeries | UnreadTeam)[]> {
  const found = withoutRepeats(
    await Promise.all(teams.map((team) => findTeam(team, Math.ceil(teams.length / TEAMS_AT_ONCE), reading))),
    reading.reader.tracker.project,
    reading.hide,
  );
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

async function findTeam(
  team: ComparisonTeamRequest,
  waiting: number,
  reading: TeamReading,
): Promise<FoundTeam | UnreadTeam> {
  try {
    const find = (signal: AbortSignal) => reading.reader.tracker.findProject(unquoted(team.project_name), signal);
    return { ...team, project: await reading.time.share(waiting, find) };
  } catch (cause) {
    const name = reading.hide(unquoted(team.project_name));
    return { key: null, name, adopted: team.adopted, reason: reasonOf(cause, reading) };
  }
}

/** Leaves out the report's own project, a project with different dates, and repeats, before any of them is read. */
function withoutRepeats(
  teams: readonly (FoundTeam | UnreadTeam)[],
  own: Project,
  hide: TeamReading['hide'],
): (FoundTeam | UnreadTeam)[] {
  const found = teams.filter((team) => 'project' in team);
  return teams.map((team) => {
    if ('reason' in team) return team;
    const { project, adopted } = team;
    const { key, name } = project;
    const same = found.filter((other) => isSame(other.project, project));
    const leftOut = (kind: 'own-project' | 'two-dates' | 'named-twice') => {
      return { key, name: hide(name), adopted, reason: { kind } };
    };
    if (isSame(project, own)) return leftOut('own-project');
    if (same.some((other) => other.adopted !== adopted)) return leftOut('two-dates');
    return same[0] === team ? team : leftOut('named-twice');
  });
}

const isSame = (one: Project, other: Project) => one.id === other.id || one.key === other.key;

async function readTeam(
  team: FoundTeam | UnreadTeam,
  index: number,
  waiting: number,
  reading: TeamReading,
): Promise<ReadTeam> {
  if ('reason' in team) return unread(team);
  const { reader, allowance, options } = reading;
  const { project, adopted } = team;
  const named = { key: project.key, name: reading.hide(project.name), adopted };
  const progress = reading.progress(index);
  progress.report({ stage: 'listing', done: 0, total: null });
  try {
    // Without the scope: it refers to components, labels and statuses of the report's project.
    const choice = { scope: undefined, ticketLimit: allowance.left, progress, isKept: false };
    const take = ({ tickets, listed, outOfScope, unreadable }: ReadResult): ReadTeam => {
      const found = tickets.length + outOfScope + unreadable;
      if (found === 0) return unread({ ...named, reason: { kind: 'no-tickets' } });
      const team = teamSeries(tickets, named, { ...options, outOfScope, unreadable });
      return { team, tickets: found, ids: Float64Array.from(listed, Number), keys: tickets.map(({ key }) => key) };
    };
    return await reading.time.share(Math.ceil(waiting / TEAMS_AT_ONCE), (signal) =>
      reader.read(project, { ...choice, signal }, take),
    );
  } catch (cause) {
    const reason = isTooMany(cause) ? allowance.reason : reasonOf(cause, reading);
    return unread({ ...named, reason });
  }
}

const unread = (team: UnreadTeam): ReadTeam => ({ team, tickets: 0, ids: new Float64Array(), keys: [] });

function isTooMany(cause: unknown): boolean {
  return cause instanceof RequestFailure && cause.code === 'too-many-tickets';
}

/** The reason why a team is left out; throws failures that end the analysis. */
function reasonOf(cause: unknown, { reader, hide }: TeamReading): LeftOutReason {
  reader.signal.throwIfAborted();
  if (cause instanceof TooSlowError) return { kind: 'too-slow', seconds: cause.seconds };
  if (!(cause instanceof RequestFailure) || ENDS_ANALYSIS.has(cause.code)) throw cause;
  const { code = null, error, reason = null, params = null } = hideInFailure(cause, hide).body();
  return { kind: 'failed', code, error, reason, params };
}
