import type { TrackerProject, TrackerTicket } from './trackerTickets.ts';
import { addDays, dayOf, wallClock, workingHours } from './workingHours.ts';

/** The figures of one period, computed only from the tracker's responses, without code of the product. */
export interface ExpectedPeriod {
  readonly total: number;
  readonly completed: number;
  readonly completionRate: number;
  readonly hours: number;
  readonly cost: number;
  readonly analyzed: number;
  readonly notDelivered: number;
  /** One entry for each 7-day step from the first day. */
  readonly weeks: readonly { readonly start: string; readonly tasks: number; readonly hours: number | null }[];
}

export interface ExpectedReport {
  readonly pre: ExpectedPeriod;
  readonly post: ExpectedPeriod;
  /** The weeks after these two periods, up to the week of the last ticket; empty if there are fewer than six. */
  readonly later: ExpectedPeriod['weeks'];
}

const WEEKS = 13;
const MIN_LATER_WEEKS = 6;
/** Resolutions of tickets that were not built. */
const NOT_BUILT = new Set<string | null>(["Won't Do", 'Duplicate', 'Cannot Reproduce']);
const HOURS_A_YEAR = 8 * 250;

/** The expected report for an adoption date at least 13 weeks ago, in a project without tickets in the current week. */
export function expectedReport(project: TrackerProject, adoption: string, annualCost = 100_000): ExpectedReport {
  return {
    pre: period(project, addDays(adoption, -7 * WEEKS), annualCost),
    post: period(project, adoption, annualCost),
    later: laterWeeks(project, addDays(adoption, 7 * WEEKS)),
  };
}

function laterWeeks(project: TrackerProject, from: string): ExpectedPeriod['weeks'] {
  const { timeZone } = project;
  const done = delivered(project).filter(({ at }) => dayOf(at, timeZone) >= from);
  const last = Math.max(...done.map(({ at }) => at));
  let count = 0;
  while (done.length > 0 && addDays(from, 7 * count) <= dayOf(last, timeZone)) count += 1;
  return count < MIN_LATER_WEEKS ? [] : weeks(done, from, timeZone, count);
}

/** A delivered ticket with its working hours. */
export interface Done {
  readonly at: number;
  readonly hours: number;
}

function period(project: TrackerProject, from: string, annualCost: number): ExpectedPeriod {
  const { timeZone } = project;
  const start = wallClock(from, 0, timeZone);
  const end = wallClock(addDays(from, 7 * WEEKS), 0, timeZone);
  const inside = (moment: number) => moment >= start && moment < end;
  const tickets = project.tickets.filter(({ inScope }) => inScope);
  const done: Done[] = [];
  let open = 0;
  let notDelivered = 0;
  for (const ticket of tickets) {
    const at = completedAt(ticket, project);
    if (at !== null && NOT_BUILT.has(ticket.resolution)) {
      if (inside(at)) notDelivered += 1;
      continue;
    }
    if (at !== null && inside(at)) done.push({ at, hours: activeHours(ticket, at, project) });
    else if (inside(ticket.created) && (at === null || at >= end) && !isDoneAt(end, ticket, project)) open += 1;
  }
  const hours = mean(done) ?? Number.NaN;
  return {
    total: done.length + open,
    completed: done.length,
    completionRate: (done.length / (done.length + open)) * 100,
    hours,
    cost: (hours * annualCost) / HOURS_A_YEAR,
    analyzed: done.filter(counts).length,
    notDelivered,
    weeks: weeks(done, from, timeZone),
  };
}

/** All tickets that were completed at any time, except for those whose resolution says that nothing was built. */
export function delivered(project: TrackerProject): Done[] {
  return project.tickets.flatMap((ticket) => {
    const at = ticket.inScope && !NOT_BUILT.has(ticket.resolution) ? completedAt(ticket, project) : null;
    return at === null ? [] : { at, hours: activeHours(ticket, at, project) };
  });
}

function weeks(done: readonly Done[], from: string, timeZone: string, count = WEEKS): ExpectedPeriod['weeks'] {
  return Array.from({ length: count }, (_, week) => {
    const start = addDays(from, 7 * week);
    const next = addDays(start, 7);
    const own = done.filter(({ at }) => dayOf(at, timeZone) >= start && dayOf(at, timeZone) < next);
    return { start, tasks: own.length, hours: mean(own) };
  });
}

const counts = ({ hours }: Done) => hours >= 1 && hours <= 40;

function mean(done: readonly Done[]): number | null {
  const counted = done.filter(counts);
  return counted.length === 0 ? null : counted.reduce((sum, { hours }) => sum + hours, 0) / counted.length;
}

function isDoneAt(moment: number, { moves }: TrackerTicket, { category }: TrackerProject): boolean {
  return category.get(moves.findLast(({ at }) => at < moment)?.to ?? '') === 'done';
}

function completedAt({ doneNow, moves }: TrackerTicket, { category }: TrackerProject): number | null {
  if (!doneNow) return null;
  return moves.findLast(({ from, to }) => category.get(to) === 'done' && category.get(from) !== 'done')?.at ?? null;
}

/** Working time in progress until completion, without pauses. */
function activeHours({ moves }: TrackerTicket, end: number, { category, timeZone }: TrackerProject): number {
  let hours = 0;
  for (const [index, { at, to }] of moves.entries()) {
    if (category.get(to) !== 'indeterminate') continue;
    hours += workingHours(at, Math.min(moves[index + 1]?.at ?? end, end), timeZone);
  }
  return hours;
}
