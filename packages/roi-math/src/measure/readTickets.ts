import type { Funnel, Measure, TicketMeasure } from '@roi-insight/contracts';
import { DAY_MS, MIN_LATER_WEEKS } from '../constants.ts';
import { workingClock } from '../time/workingClock.ts';
import { chooseMeasure } from './chooseMeasure.ts';
import { type ClassifiedTickets, classifyTickets, type CompletedTicket } from './classifyTickets.ts';
import { funnelOf } from './funnelOf.ts';
import { type AnalyzeTicketsOptions, readOptions, type Settings } from './options.ts';
import type { TimedTicket } from './ticket/ticket.ts';
import { ticketMeasures } from './ticketMeasures.ts';
import { type Weeks, weeksOf } from './weeks.ts';
import { contains, type Windows, windowsAround } from './windows.ts';

/** The tickets of a project, sorted by their role and time. */
export interface ReadTickets {
  readonly settings: Settings;
  readonly windows: Windows;
  readonly classified: ClassifiedTickets;
  /** Tickets completed in the two windows. */
  readonly periods: { readonly pre: readonly CompletedTicket[]; readonly post: readonly CompletedTicket[] };
  readonly measure: Measure;
  readonly measures: TicketMeasure[];
  readonly funnel: Funnel;
  /** From the first baseline week to the end of the period after adoption. */
  readonly weeks: Weeks<CompletedTicket>;
  /** The same, and the later weeks that the report shows. */
  readonly shownWeeks: Weeks<CompletedTicket>;
}

/** Reads the histories of the tickets. @throws {RangeError} if an option is invalid */
export function readTickets(tickets: readonly TimedTicket[], options: AnalyzeTicketsOptions): ReadTickets {
  const settings = readOptions(options);
  // Offsets are needed until the end of the report's day, when the last window may end.
  const clock = workingClock(settings.timeZone, settings.asOfMs + DAY_MS, settings.workingTime);
  const until = windowsAround(settings.adoption, settings.asOfMs, settings.weeksPerSide, clock);
  const all = classifyTickets(tickets, until, settings, clock);
  const windows = { ...until, shownWeeks: weeksWithTickets(until, all, settings) };
  const classified = windows.shownWeeks > windows.completePostWeeks ? all : { ...all, later: [] };
  const periods = {
    pre: classified.completed.filter(({ day }) => contains(windows.pre, day)),
    post: classified.completed.filter(({ day }) => contains(windows.post, day)),
  };
  const measure = chooseMeasure([periods.pre, periods.post]);
  const delivered = [...classified.completed, ...classified.later.filter((ticket) => ticket.delivered)];
  const shownWeeks = weeksOf<CompletedTicket>(delivered, windows, settings);
  const measures = [
    ...ticketMeasures(classified.closed, windows.pre, 'pre', measure),
    ...ticketMeasures(classified.closed, windows.post, 'post', measure),
  ];
  return {
    settings,
    windows,
    classified,
    periods,
    measure,
    measures,
    funnel: funnelOf(classified, measures, settings),
    weeks: shownWeeks.filter(({ week }) => week < windows.completePostWeeks),
    shownWeeks,
  };
}

/**
 * The weeks to show without those at the end in which nothing was completed: the project may have ended, or its tracker
 * may no longer be used.
 */
function weeksWithTickets(
  { adoption, completePostWeeks, shownWeeks }: Windows,
  { later }: ClassifiedTickets,
  { weeksPerSide }: Settings,
): number {
  const last = later.at(-1);
  const weeks = last === undefined ? 0 : Math.floor((last.day - adoption) / 7) + 1;
  return weeks < weeksPerSide + MIN_LATER_WEEKS ? completePostWeeks : Math.min(weeks, shownWeeks);
}
