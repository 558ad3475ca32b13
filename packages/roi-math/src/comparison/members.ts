import type { LogSeries, LogWeek } from '../evidence/series/logWeeks.ts';
import { MIN_DEGREES_OF_FREEDOM } from '../evidence/sufficiency.ts';
import type { TeamSeries, UnreadTeam } from './teamSeries.ts';
import { CONTROL_UNTIL_WEEK, MIN_ADOPTER_WEEKS, MIN_CONTROL_TICKETS, MIN_CONTROL_WEEKS } from './thresholds.ts';

/** A team that is compared. */
export interface Member {
  readonly team: TeamSeries;
  readonly role: 'adopter' | 'control';
  /** Its first full week after adoption; null for a control. */
  readonly start: number | null;
  /** Its series, without the weeks in which it was neither before nor after adoption. */
  readonly series: LogSeries;
}

/** A team that is not compared, with the reason as a sentence. */
export interface LeftOut {
  readonly team: TeamSeries | UnreadTeam;
  readonly role: 'left-out';
  /** The week in which it adopted, or that of the report's project. */
  readonly start: number;
  /** The weeks that the reason speaks of; null if it could not be read. */
  readonly series: LogSeries | null;
  readonly reason: string;
}

/** The report's project as a member of its comparison. */
export function ownMember(team: TeamSeries): Member {
  return { team, role: 'adopter', start: 0, series: team.series };
}

/**
 * Sorts the other teams by name and decides what each of them is: a control that has not adopted, or not before week
 * {@link CONTROL_UNTIL_WEEK}; an adopter; or left out.
 */
export function membersOf(own: TeamSeries, others: readonly (TeamSeries | UnreadTeam)[]): (Member | LeftOut)[] {
  const dates = new Map<string | null, Set<string | null>>();
  for (const { key, adopted } of others) dates.set(key, (dates.get(key) ?? new Set()).add(adopted));
  const seen = new Set<string>();
  return others.toSorted(byName).map((team) => {
    if ('reason' in team) return leftOut(team, team.reason);
    if (team.key === own.key) return leftOut(team, "This is the report's own project.");
    if ((dates.get(team.key)?.size ?? 0) > 1) {
      return leftOut(team, 'The same project is named with two different adoption dates.');
    }
    if (seen.has(team.key)) return leftOut(team, 'The same project is named twice.');
    seen.add(team.key);
    return memberOf(team);
  });
}

function memberOf(team: TeamSeries): Member | LeftOut {
  const { adoptionWeek } = team;
  const isControl = adoptionWeek === null || adoptionWeek >= CONTROL_UNTIL_WEEK;
  const start = isControl ? null : Math.ceil(adoptionWeek) + 0;
  const series = { ...team.series, weeks: team.series.weeks.map((entry) => ownWeek(entry, adoptionWeek, isControl)) };
  const reason = shortfall(team, series.weeks, start);
  return reason === null
    ? { team, role: isControl ? 'control' : 'adopter', start, series }
    : { team, role: 'left-out', start: start ?? 0, series, reason };
}

/** A control's weeks end with its adoption. The week of an adopter in which it adopted is neither before nor after. */
function ownWeek(entry: LogWeek, adoptionWeek: number | null, isControl: boolean): LogWeek {
  if (adoptionWeek === null) return entry;
  const week = Math.floor(adoptionWeek);
  const isPartial = !Number.isInteger(adoptionWeek) && entry.week === week;
  return isPartial || (isControl && entry.week >= week) ? { week: entry.week, count: 0, mean: null } : entry;
}

function shortfall({ measure, series }: TeamSeries, weeks: readonly LogWeek[], start: number | null): string | null {
  if (measure === 'elapsed') {
    return 'Too few of its tickets have a usable status history, so their times are mostly waiting.';
  }
  const has = contentsOf(weeks, start ?? 0);
  const needed = start === null ? MIN_CONTROL_WEEKS : MIN_ADOPTER_WEEKS;
  for (const [side, when] of [
    ['pre', 'before'],
    ['post', 'after'],
  ] as const) {
    const date = start === null ? 'adoption' : 'its own adoption';
    const first =
      side === 'post' && start !== null && start > 0
        ? `It adopts after this project, but less than ${CONTROL_UNTIL_WEEK} weeks after, so it is no control; and as an adopter it has too few`
        : 'Too few';
    if (has.tickets[side] < MIN_CONTROL_TICKETS[side]) {
      return `${first} tickets: ${has.tickets[side]} ${when} ${date}, at least ${MIN_CONTROL_TICKETS[side]} are needed.`;
    }
    if (has.weeks[side] < needed[side]) {
      return `${first} weeks with tickets: ${has.weeks[side]} ${when} ${date}, at least ${needed[side]} are needed.`;
    }
  }
  return series.degreesOfFreedom < MIN_DEGREES_OF_FREEDOM
    ? 'Its tickets are spread too thinly over the weeks to know how much they differ.'
    : null;
}

/** Tickets and weeks with tickets on either side of the start of a week. */
export function contentsOf(weeks: readonly LogWeek[], start: number) {
  const sides = { pre: weeks.filter(({ week }) => week < start), post: weeks.filter(({ week }) => week >= start) };
  const tickets = (side: readonly LogWeek[]) => side.reduce((sum, { count }) => sum + count, 0);
  const filled = (side: readonly LogWeek[]) => side.filter(({ mean }) => mean !== null).length;
  return {
    tickets: { pre: tickets(sides.pre), post: tickets(sides.post) },
    weeks: { pre: filled(sides.pre), post: filled(sides.post) },
  };
}

function leftOut(team: TeamSeries | UnreadTeam, reason: string): LeftOut {
  return { team, role: 'left-out', start: 0, series: 'series' in team ? team.series : null, reason };
}

/** Independent of the order in which the teams were named. */
function byName(a: TeamSeries | UnreadTeam, b: TeamSeries | UnreadTeam): number {
  const texts = ({ name, key, adopted }: TeamSeries | UnreadTeam) => [name, key ?? '', adopted ?? ''];
  const [one, other] = [texts(a), texts(b)];
  const first = one.findIndex((text, index) => text !== other[index]);
  if (first === -1) return 0;
  return (one[first] ?? '') < (other[first] ?? '') ? -1 : 1;
}
