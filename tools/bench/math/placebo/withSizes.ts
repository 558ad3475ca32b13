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
 * Adds simulated sizes, known before work began, that explain a share of the variance of ln(hours) within weeks after
 * types are considered. ln(size) is the ticket's deviation from the level of its week, plus noise. The level (how fast
 * the team was that week) does not affect sizes, so all of its variation stays in the hours. The level is not known
 * exactly, and the mean of the week would contain the sizes of its tickets, so a level that fits the tickets is drawn.
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
    // The transitions of a parsed ticket come from a getter, which a spread does not copy.
    return { ...ticket, transitions: ticket.transitions, size: Math.exp(logSize) };
  });
}

/** The hours of a ticket as the series counts them, and the week of its completion; null if the ticket does not count. */
function completion(ticket: TimedTicket, untilMs: number, clock: WorkingClock): Completion | null {
  const timeline = ticketTimeline(ticket, untilMs);
  const { completedAtMs } = timeline;
  if (completedAtMs === null) return null;
  const hours = Math.min(activeHours(timeline, completedAtMs, clock), MAX_MEASURED_HOURS);
  if (hours < MIN_MEASURED_HOURS) return null;
  const { type = '' } = ticket;
  return { hours, log: Math.log(hours), type, logSize: null, week: weekOf(clock.dayOf(completedAtMs)) };
}
