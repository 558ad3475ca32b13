import type { WorkingClock } from '../time/workingClock.ts';
import { activeHours, elapsedHours } from './activeHours.ts';
import type { Settings } from './options.ts';
import type { Ticket } from './ticket.ts';
import { type TicketLife, ticketLife } from './ticketLife.ts';
import { contains, type DaySpan, type Windows } from './windows.ts';

/** A ticket completed in a window or in the baseline before it. */
export interface CompletedTicket {
  readonly key: string;
  /** Local day of completion. */
  readonly day: number;
  /** Working hours in progress; 0: none. */
  readonly active: number;
  /** Working hours from creation to completion; null: creation unknown. */
  readonly elapsed: number | null;
  readonly reopened: boolean;
  readonly isBug: boolean;
  /** Work on it (or, when none is recorded, its life) began before the adoption date. */
  readonly begunBefore: boolean;
}

/** Everything the analysis needs to know about the tickets. */
export interface Census {
  readonly found: number;
  readonly unfinished: number;
  /** Completed in the baseline (which includes the window before adoption) or in the window after it. */
  readonly completed: readonly CompletedTicket[];
  /** Created in the window of a side, and neither completed in it nor done at its end. */
  readonly openAtEnd: { readonly pre: number; readonly post: number };
}

/** Reads every ticket once. */
export function takeCensus(
  tickets: readonly Ticket[],
  windows: Windows,
  settings: Settings,
  clock: WorkingClock,
): Census {
  const completed: CompletedTicket[] = [];
  const openAtEnd = { pre: 0, post: 0 };
  const span = { from: firstDayNeeded(windows, settings), to: windows.post.to };
  let unfinished = 0;
  for (const ticket of tickets) {
    const life = ticketLife(ticket, settings.asOf);
    const { completedAt } = life;
    const day = completedAt === null ? Infinity : clock.dayOf(completedAt);
    if (completedAt === null) unfinished += 1;
    else if (contains(span, day)) completed.push(describe(ticket, life, completedAt, day, windows.adoption, clock));
    if (wasOpenAtEnd(life, day, windows.pre, clock)) openAtEnd.pre += 1;
    if (wasOpenAtEnd(life, day, windows.post, clock)) openAtEnd.post += 1;
  }
  return { found: tickets.length, unfinished, completed: completed.toSorted(byDayThenKey), openAtEnd };
}

/** The first day that any figure looks at. */
export function firstDayNeeded({ adoption }: Windows, { baselineWeeks, weeksPerSide }: Settings): number {
  return adoption - 7 * Math.max(baselineWeeks, weeksPerSide);
}

/** A ticket done at an unknown time is neither open nor completed anywhere: its day is NaN, and no comparison holds. */
function wasOpenAtEnd(life: TicketLife, completedOn: number, window: DaySpan, clock: WorkingClock): boolean {
  return (
    completedOn >= window.to &&
    contains(window, clock.dayOf(life.createdAt)) &&
    !wasDone(life, clock.startOf(window.to))
  );
}

/** Done just before `moment`, although it was reopened later. */
function wasDone({ moves }: TicketLife, moment: number): boolean {
  const last = moves.findLast(({ at }) => at < moment);
  return (last?.to ?? moves[0]?.from) === 'done';
}

function describe(
  ticket: Ticket,
  life: TicketLife,
  completedAt: number,
  day: number,
  adoption: number,
  clock: WorkingClock,
): CompletedTicket {
  return {
    key: ticket.key,
    day,
    active: activeHours(life, completedAt, clock),
    elapsed: elapsedHours(life, completedAt, clock),
    reopened: life.moves.some(({ at, from, to }) => from === 'done' && to !== 'done' && at <= completedAt),
    isBug: ticket.isBug ?? false,
    begunBefore: clock.dayOf(beginning(life)) < adoption,
  };
}

/** When work began: with the first move into progress, or at creation for a ticket born in progress or never in it. */
function beginning({ createdAt, moves }: TicketLife): number {
  if (moves[0]?.from === 'indeterminate') return createdAt;
  return moves.find(({ to }) => to === 'indeterminate')?.at ?? createdAt;
}

/** One order whatever the order of the input, so that sums come out the same to the last bit. */
function byDayThenKey(a: CompletedTicket, b: CompletedTicket): number {
  if (a.day !== b.day) return a.day - b.day;
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.active - b.active || (a.elapsed ?? 0) - (b.elapsed ?? 0);
}
