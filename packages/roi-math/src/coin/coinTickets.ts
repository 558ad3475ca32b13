import {
  type Calendar,
  type CalendarDate,
  type CoinHistoryRow,
  type CoinReading,
  type CoinTicketRow,
  type Measure,
  PLAN_HISTORY_WEEKS,
} from '@roi-insight/contracts';
import { DAY_MS, MAX_MEASURED_HOURS, MIN_MEASURED_HOURS } from '../constants.ts';
import { chooseMeasure } from '../measure/chooseMeasure.ts';
import { firstOfEachKey } from '../measure/firstOfEachKey.ts';
import { hoursOf } from '../measure/measured.ts';
import { activeHours, elapsedHours } from '../measure/ticket/activeHours.ts';
import { activeIntervals } from '../measure/ticket/activeIntervals.ts';
import { isDelivered } from '../measure/ticket/isDelivered.ts';
import type { TimedTicket } from '../measure/ticket/ticket.ts';
import { ticketTimeline } from '../measure/ticket/ticketTimeline.ts';
import { sampleQuantile } from '../stats/sampleQuantile.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { parseInstant } from '../time/parseInstant.ts';
import { readCalendar, workingCalendar } from '../time/workingCalendar.ts';
import { type WorkingClock, workingClock } from '../time/workingClock.ts';
import { usedSizePercent } from './usedSizePercent.ts';

interface CoinTicketsOptions {
  /** The Monday of the first week with coins. */
  readonly start: CalendarDate;
  readonly weeks: number;
  /** The read date of a plan that was made; null: a plan is being made, and its history is needed. */
  readonly readOn: CalendarDate | null;
  /** The moment of the reading, ISO 8601. */
  readonly asOf: string;
  readonly timeZone: string;
  readonly calendar: Calendar;
  /** The measure of a plan that was made. */
  readonly measure: Measure | null;
}

type CoinTickets = Pick<CoinReading, 'today' | 'measure' | 'slowWeeks' | 'sizePercent' | 'history' | 'tickets'>;

/** Share of tickets that the time until the read date is long enough for. */
const SLOW_QUANTILE = 0.9;

/**
 * The tickets of a coin plan by the week in which work on them started: the first change into a status in progress, or
 * the creation of a ticket without one. Tickets are taken as they were when the read date began, so that a later reading
 * gives the same; hours logged afterwards are the exception.
 * @throws {RangeError} if an option is invalid
 */
export function coinTickets(tickets: readonly TimedTicket[], options: CoinTicketsOptions): CoinTickets {
  const startDay = numberOf(options.start);
  const asOfMs = parseInstant(options.asOf);
  const clock = workingClock(options.timeZone, asOfMs + DAY_MS, readCalendar(workingCalendar(options.calendar)));
  const today = clock.dayOf(asOfMs);
  const untilMs =
    options.readOn === null || numberOf(options.readOn) > today ? asOfMs : clock.startOf(numberOf(options.readOn));
  const started = firstOfEachKey(tickets)
    .map((ticket) => startedTicket(ticket, untilMs, clock))
    .filter(({ day }) => Number.isFinite(day) && day >= startDay - 7 * PLAN_HISTORY_WEEKS && day <= today);
  const completed = started.filter((ticket) => ticket.isCompleted);
  const { measure } =
    options.measure === null
      ? chooseMeasure({ before: completed, pre: completed, post: [] }, undefined)
      : { measure: options.measure };
  const rows = started
    .map((ticket) => ({
      ticket,
      row: {
        week: Math.floor((ticket.day - startDay) / 7),
        type: ticket.type,
        logSize: ticket.logSize,
        log: logHours(ticket, measure),
      },
    }))
    .toSorted((a, b) => (a.ticket.key < b.ticket.key ? -1 : 1));
  const slow = sampleQuantile(
    rows.filter(({ row: { log, week } }) => log !== null && week < 0).map(({ ticket: { days } }) => days),
    SLOW_QUANTILE,
  );
  const slowWeeks = slow === null ? null : Math.max(Math.ceil(slow / 7), 1);
  const history = options.readOn === null ? earlier(rows, today, slowWeeks ?? 0) : [];
  return {
    today: calendarDateOf(today),
    measure,
    slowWeeks,
    sizePercent: usedSizePercent(history),
    history,
    tickets: rows
      .filter(({ row: { week } }) => week >= 0 && week < options.weeks)
      .map(({ ticket: { key }, row }): CoinTicketRow => Object.assign(row, { key })),
  };
}

type StartedTicket = ReturnType<typeof startedTicket>;

function startedTicket(ticket: TimedTicket, untilMs: number, clock: WorkingClock) {
  const timeline = ticketTimeline(ticket, untilMs);
  const { completedAtMs, transitions, createdAtMs } = timeline;
  const isCompleted = completedAtMs !== null && !Number.isNaN(completedAtMs) && isDelivered(ticket.resolution);
  const first = transitions.find(({ to }) => to === 'indeterminate')?.atMs;
  const startMs = transitions[0]?.from === 'indeterminate' ? createdAtMs : (first ?? createdAtMs);
  const { size = 0, loggedHours = 0 } = ticket;
  return {
    key: ticket.key,
    day: startMs <= untilMs ? clock.dayOf(startMs) : NaN,
    isCompleted,
    /** Days from the start of work to completion. */
    days: isCompleted ? (completedAtMs - startMs) / DAY_MS : NaN,
    type: ticket.type ?? '',
    logSize: size > 0 && Number.isFinite(size) ? Math.log(size) : null,
    active: isCompleted ? activeHours(activeIntervals(timeline, completedAtMs, clock)) : 0,
    elapsed: isCompleted ? elapsedHours(timeline, completedAtMs, clock) : null,
    logged: loggedHours > 0 && Number.isFinite(loggedHours) ? loggedHours : 0,
  };
}

/** Null for a ticket that was not completed, or has no measured time, or less than says something about work. */
function logHours(ticket: StartedTicket, measure: Measure): number | null {
  const hours = ticket.isCompleted ? (hoursOf(ticket, measure) ?? 0) : 0;
  return hours < MIN_MEASURED_HOURS ? null : Math.log(Math.min(hours, MAX_MEASURED_HOURS));
}

/** The measured tickets that started so long before the plan and today that nine of ten like them are completed. */
function earlier(
  rows: readonly { readonly ticket: StartedTicket; readonly row: Omit<CoinTicketRow, 'key'> }[],
  today: number,
  slowWeeks: number,
): CoinHistoryRow[] {
  const until = today - 7 * (slowWeeks + 1);
  return rows.flatMap(({ ticket: { day }, row: { week, type, logSize, log } }) =>
    log === null || week >= 0 || day > until ? [] : [{ week, type, logSize, log }],
  );
}

function numberOf(date: CalendarDate): number {
  const day = dayNumber(date);
  if (day === null) throw new RangeError('A plan has days like 2025-08-25.');
  return day;
}
