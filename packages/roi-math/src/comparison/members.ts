import type { LeftOutReason, Note } from '@roi-insight/contracts';
import type { LogSeries, LogWeek } from '../evidence/series/logWeeks.ts';
import { MIN_DEGREES_OF_FREEDOM } from '../evidence/sufficiency.ts';
import type { TeamSeries, UnreadTeam } from './teamSeries.ts';
import { CONTROL_UNTIL_WEEK, MIN_ADOPTER_WEEKS, MIN_CONTROL_TICKETS, MIN_CONTROL_WEEKS } from './thresholds.ts';

export interface Member {
  readonly team: TeamSeries;
  readonly role: 'adopter' | 'control';
  /** Number of weeks of the comparison if usage confirms the team as a control in all of them; otherwise null. */
  readonly verifiedWeeks: number | null;
  /** The team's first full week after adoption; null for a control. */
  readonly start: number | null;
  /** The team's series, without the week of adoption, which is partly before and partly after the date. */
  readonly series: LogSeries;
  /** The team's series including the later weeks that the report shows. */
  readonly shownSeries: LogSeries;
}

export interface LeftOut {
  readonly team: TeamSeries | UnreadTeam;
  readonly role: 'left-out';
  /** The week in which the team adopted; week 0 of the report's project if it did not adopt. */
  readonly start: number;
  /** The series to which the reason refers; null if the team could not be read. */
  readonly series: LogSeries | null;
  readonly reason: LeftOutReason;
}

/** The report's project as a member of its comparison. */
export function ownMember(team: TeamSeries): Member {
  return { team, role: 'adopter', verifiedWeeks: null, start: 0, series: team.series, shownSeries: team.shownSeries };
}

/**
 * Sorts the other teams, which must be different projects, by name, and assigns their roles: a control has not adopted, or not before week {@link
 * CONTROL_UNTIL_WEEK}; others are adopters, or left out.
 * @param verified the controls that usage confirms as controls in all their weeks: the number of these weeks, by key
 */
export function membersOf(
  others: readonly (TeamSeries | UnreadTeam)[],
  verified: ReadonlyMap<string, number> = new Map(),
): (Member | LeftOut)[] {
  return others
    .toSorted(byName)
    .map((team) => ('reason' in team ? leftOut(team, team.reason) : memberOf(team, verified.get(team.key) ?? null)));
}

function memberOf(team: TeamSeries, verified: number | null): Member | LeftOut {
  const { adoptionWeek } = team;
  const isControl = isControlTeam(team);
  const start = isControl ? null : Math.ceil(adoptionWeek ?? 0) + 0;
  const own = (series: LogSeries): LogSeries => ({
    ...series,
    weeks: series.weeks.map((entry) => ownWeek(entry, adoptionWeek, isControl)),
  });
  const [series, shownSeries] = [own(team.series), own(team.shownSeries)];
  const reason = shortfall(team, series.weeks, start);
  return reason === null
    ? {
        team,
        role: isControl ? 'control' : 'adopter',
        verifiedWeeks: isControl ? verified : null,
        start,
        series,
        shownSeries,
      }
    : { team, role: 'left-out', start: start ?? 0, series, reason };
}

/** Whether the team has not adopted or adopted long after the report's project, so that it is a control if it has enough tickets. */
export const isControlTeam = ({ adoptionWeek }: Pick<TeamSeries, 'adoptionWeek'>): boolean =>
  adoptionWeek === null || adoptionWeek >= CONTROL_UNTIL_WEEK;

/** Removes the tickets of a control from its adoption on, and the tickets of an adopter in the week in which it adopted. */
export function ownWeek(entry: LogWeek, adoptionWeek: number | null, isControl: boolean): LogWeek {
  if (adoptionWeek === null) return entry;
  const week = Math.floor(adoptionWeek);
  const isPartial = !Number.isInteger(adoptionWeek) && entry.week === week;
  return isPartial || (isControl && entry.week >= week) ? { week: entry.week, count: 0, mean: null } : entry;
}

function shortfall(
  { elapsed, series }: TeamSeries,
  weeks: readonly LogWeek[],
  start: number | null,
): LeftOutReason | null {
  if (elapsed !== null) return elapsed;
  const has = contentsOf(weeks, start ?? 0);
  const needed = start === null ? MIN_CONTROL_WEEKS : MIN_ADOPTER_WEEKS;
  for (const side of ['pre', 'post'] as const) {
    const as = roleOf(start, side);
    const [tickets, filled] = [has.tickets[side], has.weeks[side]];
    if (tickets < MIN_CONTROL_TICKETS[side]) {
      return { kind: 'few-tickets', as, side, tickets, needed: MIN_CONTROL_TICKETS[side] };
    }
    if (filled < needed[side]) return { kind: 'few-weeks', as, side, weeks: filled, needed: needed[side] };
  }
  return series.degreesOfFreedom < MIN_DEGREES_OF_FREEDOM ? { kind: 'thin-weeks' } : null;
}

/**
 * The role that the team would have with enough data. Its adoption date does not matter if weeks before adoption are
 * missing.
 */
function roleOf(start: number | null, side: 'pre' | 'post'): 'control' | 'adopter' | 'late-adopter' {
  if (start === null) return 'control';
  return side === 'post' && start > 0 ? 'late-adopter' : 'adopter';
}

/** The number of tickets, and of weeks that have tickets, before and after the start of a week. */
export function contentsOf(weeks: readonly LogWeek[], start: number) {
  const sides = { pre: weeks.filter(({ week }) => week < start), post: weeks.filter(({ week }) => week >= start) };
  const tickets = (side: readonly LogWeek[]) => side.reduce((sum, { count }) => sum + count, 0);
  const filled = (side: readonly LogWeek[]) => side.filter(({ mean }) => mean !== null).length;
  return {
    tickets: { pre: tickets(sides.pre), post: tickets(sides.post) },
    weeks: { pre: filled(sides.pre), post: filled(sides.post) },
  };
}

function leftOut(team: TeamSeries | UnreadTeam, reason: LeftOutReason): LeftOut {
  return { team, role: 'left-out', start: 0, series: 'series' in team ? team.series : null, reason };
}

/** Sorts teams by name, so that the result does not depend on the order in which the teams were named. */
function byName(a: TeamSeries | UnreadTeam, b: TeamSeries | UnreadTeam): number {
  const texts = ({ name, key, adopted }: TeamSeries | UnreadTeam) => [name, key ?? '', adopted ?? ''];
  const [one, other] = [texts(a), texts(b)];
  const first = one.findIndex((text, index) => text !== other[index]);
  if (first === -1) return 0;
  return (one[first] ?? '') < (other[first] ?? '') ? -1 : 1;
}

/** The remark about the number of controls that worked without the assistant according to usage; empty if there is no usage. */
export function verifiedControls(controls: readonly Member[]): Note[] {
  const verified = controls.flatMap(({ verifiedWeeks }) => verifiedWeeks ?? []);
  const [weeks] = verified;
  return weeks === undefined
    ? []
    : [{ kind: 'verified-controls', controls: verified.length, of: controls.length, weeks }];
}
