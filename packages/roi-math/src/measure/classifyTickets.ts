import type { WorkingClock } from '../time/workingClock.ts';
import { activeHours, elapsedHours } from './ticket/activeHours.ts';
import { firstOfEachKey } from './firstOfEachKey.ts';
import { isDelivered } from './ticket/isDelivered.ts';
import type { Settings } from './options.ts';
import type { TimedTicket } from './ticket/ticket.ts';
import { type TicketTimeline, ticketTimeline } from './ticket/ticketTimeline.ts';
import { contains, type DaySpan, type Windows } from './windows.ts';

/** A ticket completed in a window or in the baseline before it. */
export interface CompletedTicket {
  readonly key: string;
  /** Local day of completion. */
  readonly day: number;
  /** Hours logged on the ticket; 0 if no hours are logged. */
  readonly logged: number;
  /** The ticket's size when work on it started, in the unit of the tracker's field; 0 if it has no size. */
  readonly size: number;
  /** Working hours in progress; 0 if the ticket was never in progress. */
  readonly active: number;
  /** Working hours from creation to completion; null when the creation date is unknown. */
  readonly elapsed: number | null;
  readonly reopened: boolean;
  /** Null if it is not known which tickets are bugs. */
  readonly isBug: boolean | null;
  /** Id of the issue type, if it is known. */
  readonly type: string | undefined;
  /** Whether the ticket delivered something: false for a resolution such as Won't Do. */
  readonly delivered: boolean;
  /** Whether work on the ticket started before the adoption date or, if no work is recorded, whether the ticket was created before it. */
  readonly startedBefore: boolean;
  /** Local day of creation; NaN when unknown. */
  readonly createdOn: number;
  /** Local time at which work on the ticket first started, in milliseconds since midnight; null when that is not recorded. */
  readonly startTime: number | null;
  /** Local time at which the ticket was completed, in milliseconds since midnight. */
  readonly doneTime: number;
}

/** The local days on which a bug was created and closed: NaN when unknown, Infinity when it is open. */
export interface Bug {
  readonly createdOn: number;
  readonly closedOn: number;
}

/** The tickets by their role in the analysis. */
export interface ClassifiedTickets {
  readonly found: number;
  /** Number of tickets that have the key of an earlier ticket and are therefore ignored. */
  readonly repeated: number;
  readonly unfinished: number;
  /** Completed in the baseline (which includes the window before adoption) or in the window after it, sorted by day. */
  readonly closed: readonly CompletedTicket[];
  /** Completed tickets that delivered something: the basis of all figures except the funnel. */
  readonly completed: readonly CompletedTicket[];
  /** Completed later than the window after adoption, in weeks that the report shows, sorted by day. */
  readonly later: readonly CompletedTicket[];
  /** Number of tickets created in each window that are neither completed in it nor done at its end. */
  readonly openAtEnd: { readonly pre: number; readonly post: number };
  /** All bugs, whatever became of them; null if it is not known which tickets are bugs. */
  readonly bugs: readonly Bug[] | null;
}

/** Sorts the tickets into completed, unfinished, and open at the end of a window, in one pass. */
export function classifyTickets(
  tickets: readonly TimedTicket[],
  windows: Windows,
  settings: Settings,
  clock: WorkingClock,
): ClassifiedTickets {
  const closed: CompletedTicket[] = [];
  const later: CompletedTicket[] = [];
  const openAtEnd = { pre: 0, post: 0 };
  let bugs: Bug[] | null = [];
  const span = { from: firstDayNeeded(windows, settings), to: windows.post.to };
  const laterSpan = { from: windows.post.to, to: windows.adoption + 7 * windows.shownWeeks };
  let unfinished = 0;
  const unique = firstOfEachKey(tickets);
  for (const ticket of unique) {
    const timeline = ticketTimeline(ticket, settings.asOfMs);
    const { completedAtMs } = timeline;
    const day = completedAtMs === null ? Infinity : clock.dayOf(completedAtMs);
    if (ticket.isBug === null) bugs = null;
    else if (ticket.isBug === true) bugs?.push({ createdOn: clock.dayOf(timeline.createdAtMs), closedOn: day });
    if (completedAtMs === null) unfinished += 1;
    else if (contains(span, day) || contains(laterSpan, day)) {
      const side = day < span.to ? closed : later;
      side.push(describe(ticket, timeline, completedAtMs, day, windows.adoption, clock, settings.withoutWork));
    }
    // Tickets that were not delivered are not open tasks either.
    if (completedAtMs !== null && !isDelivered(ticket.resolution, settings.withoutWork)) continue;
    if (wasOpenAtEnd(timeline, day, windows.pre, clock)) openAtEnd.pre += 1;
    if (wasOpenAtEnd(timeline, day, windows.post, clock)) openAtEnd.post += 1;
  }
  const sorted = byDayThenKey(closed);
  return {
    found: tickets.length,
    repeated: tickets.length - unique.length,
    unfinished,
    closed: sorted,
    completed: sorted.filter(({ delivered }) => delivered),
    later: byDayThenKey(later),
    openAtEnd,
    bugs,
  };
}

/** The first day that affects any figure, as a day number. */
export function firstDayNeeded({ adoption }: Windows, { baselineWeeks, weeksPerSide }: Settings): number {
  return adoption - 7 * Math.max(baselineWeeks, weeksPerSide);
}

/** A ticket done at an unknown time is neither open nor completed: its day is NaN, so every comparison is false. */
function wasOpenAtEnd(timeline: TicketTimeline, completedOn: number, window: DaySpan, clock: WorkingClock): boolean {
  return (
    completedOn >= window.to &&
    contains(window, clock.dayOf(timeline.createdAtMs)) &&
    !wasDone(timeline, clock.startOf(window.to))
  );
}

/** Whether the ticket was done just before `instantMs`. A later reopening does not matter. */
function wasDone({ transitions }: TicketTimeline, instantMs: number): boolean {
  const last = transitions.findLast(({ atMs }) => atMs < instantMs);
  return (last?.to ?? transitions[0]?.from) === 'done';
}

function describe(
  ticket: TimedTicket,
  timeline: TicketTimeline,
  completedAtMs: number,
  day: number,
  adoption: number,
  clock: WorkingClock,
  withoutWork: Settings['withoutWork'],
): CompletedTicket {
  const startedAtMs = timeline.transitions.find(({ to }) => to === 'indeterminate')?.atMs;
  return {
    key: ticket.key,
    day,
    logged: positive(ticket.loggedHours),
    size: positive(ticket.size),
    active: activeHours(timeline, completedAtMs, clock),
    elapsed: elapsedHours(timeline, completedAtMs, clock),
    reopened: timeline.transitions.some(
      ({ atMs, from, to }) => from === 'done' && to !== 'done' && atMs <= completedAtMs,
    ),
    isBug: ticket.isBug === undefined ? false : ticket.isBug,
    type: ticket.type,
    delivered: isDelivered(ticket.resolution, withoutWork),
    startedBefore: clock.dayOf(startOfWork(timeline, startedAtMs)) < adoption,
    createdOn: clock.dayOf(timeline.createdAtMs),
    startTime: startedAtMs === undefined ? null : clock.timeOf(startedAtMs),
    doneTime: clock.timeOf(completedAtMs),
  };
}

/** The number, or 0 if it cannot have been logged or estimated. */
function positive(value = 0): number {
  return value > 0 && Number.isFinite(value) ? value : 0;
}

/** The first transition into progress; for a ticket that was created in progress or was never in progress, the creation. */
function startOfWork({ createdAtMs, transitions }: TicketTimeline, startedAtMs: number | undefined): number {
  return transitions[0]?.from === 'indeterminate' ? createdAtMs : (startedAtMs ?? createdAtMs);
}

/** Sorts independently of the input order, so that sums are the same to the last bit. Keys are compared only within a day, which takes less time. */
function byDayThenKey(tickets: readonly CompletedTicket[]): CompletedTicket[] {
  const byDay = new Map<number, CompletedTicket[]>();
  for (const ticket of tickets) {
    const others = byDay.get(ticket.day);
    if (others === undefined) byDay.set(ticket.day, [ticket]);
    else others.push(ticket);
  }
  const days = [...byDay].toSorted(([one], [other]) => one - other);
  return days.flatMap(([, ofDay]) => ofDay.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
}
