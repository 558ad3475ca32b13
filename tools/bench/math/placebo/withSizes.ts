import { DAY_MS, type TimedTicket } from '@roi-insight/roi-math';
import { MAX_MEASURED_HOURS, MIN_MEASURED_HOURS } from '../../../../packages/roi-math/src/constants.ts';
import { logSeries } from '../../../../packages/roi-math/src/evidence/series/logWeeks.ts';
import type { SeriesTicket } from '../../../../packages/roi-math/src/evidence/series/seriesTickets.ts';
import { activeHours } from '../../../../packages/roi-math/src/measure/ticket/activeHours.ts';
import { ticketTimeline } from '../../../../packages/roi-math/src/measure/ticket/ticketTimeline.ts';
import { workingClock, type WorkingClock } from '../../../../packages/roi-math/src/time/workingClock.ts';
import type { Random } from '../random.ts';
import { drawnLevels } from './drawnLevels.ts';
import { historySpan } from './historySpan.ts';

interface Completion extends SeriesTicket {
  readonly week: number;
}

/** Day 0 was a Thursday; weeks start on Monday. */
const weekOf = (day: number) => Math.floor((day + 3) / 7);

/**
 * The tickets with simulated sizes, known before work began, that explain a share of the variance of ln(hours) within weeks
 * that types leave: ln(size) is the ticket's own deviation from the level of its week, and noise. The level, how fast the
 * team was that week, is not in the sizes, so all its wandering stays in the hours. It is not known exactly: a level that
 * fits the tickets is drawn, as the mean of the week would contain the sizes of its tickets.
 * @param explained 0–1
 */
export function withSizes(
  tickets: readonly TimedTicket[],
  explained: number,
  timeZone: string,
  random: Random,
): TimedTicket[] {
  const [, untilMs] = historySpan(tickets);
  const clock = workingClock(timeZone, untilMs + DAY_MS);
  const logs = tickets.map((ticket) => completion(ticket, untilMs, clock));
  const weeks = new Map<number, Completion[]>();
  for (const one of logs) if (one !== null) weeks.set(one.week, [...(weeks.get(one.week) ?? []), one]);
  const { ticketVariance, weeks: means } = logSeries([...weeks].map(([week, items]) => ({ week, items })));
  const levels = drawnLevels(means, ticketVariance, random);
  return tickets.map((ticket, index) => {
    const one = logs[index] ?? null;
    const level = one === null ? undefined : levels.get(one.week);
    if (one === null || level === undefined) return ticket;
    const own = (one.log - level) / Math.sqrt(ticketVariance);
    const logSize = Math.sqrt(explained) * own + Math.sqrt(1 - explained) * random.normal();
    // A parsed ticket has its transitions from a getter, which is not copied.
    return { ...ticket, transitions: ticket.transitions, size: Math.exp(logSize) };
  });
}

/** The hours of a ticket as they count in the series, and the week in which it was completed; null if they do not. */
function completion(ticket: TimedTicket, untilMs: number, clock: WorkingClock): Completion | null {
  const timeline = ticketTimeline(ticket, untilMs);
  const { completedAtMs } = timeline;
  if (completedAtMs === null) return null;
  const hours = Math.min(activeHours(timeline, completedAtMs, clock), MAX_MEASURED_HOURS);
  if (hours < MIN_MEASURED_HOURS) return null;
  const { type = '' } = ticket;
  return { hours, log: Math.log(hours), type, logSize: null, week: weekOf(clock.dayOf(completedAtMs)) };
}
