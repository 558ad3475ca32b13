import type { Funnel, Measure, TicketMeasure } from '@roi-insight/contracts';
import { DAY_MS } from '../constants.ts';
import { type WorkingClock, workingClock } from '../time/workingClock.ts';
import { chooseMeasure } from './chooseMeasure.ts';
import { type ClassifiedTickets, classifyTickets, type CompletedTicket } from './classifyTickets.ts';
import { funnelOf } from './funnelOf.ts';
import { type AnalyzeTicketsOptions, readOptions, type Settings } from './options.ts';
import type { TimedTicket } from './ticket/ticket.ts';
import { ticketMeasures } from './ticketMeasures.ts';
import { type Weeks, weeksOf } from './weeks.ts';
import { untilLastTicket, type Windows, windowsAround, within } from './windows.ts';

/** The tickets of a project, sorted by their role and time. */
export interface ReadTickets {
  readonly settings: Settings;
  readonly windows: Windows;
  readonly classified: ClassifiedTickets;
  /** Tickets completed in the two windows. */
  readonly periods: { readonly pre: readonly CompletedTicket[]; readonly post: readonly CompletedTicket[] };
  readonly measure: Measure;
  /** The measures that the tickets allow, the usual one first. */
  readonly possibleMeasures: readonly Measure[];
  readonly measures: TicketMeasure[];
  readonly funnel: Funnel;
  /** From the first baseline week to the end of the period after adoption. */
  readonly weeks: Weeks<CompletedTicket>;
  /** The `weeks` above and the later weeks that the report shows. */
  readonly shownWeeks: Weeks<CompletedTicket>;
}

/** Reads the histories of the tickets. @throws {RangeError} if an option is invalid */
export function readTickets(tickets: readonly TimedTicket[], options: AnalyzeTicketsOptions): ReadTickets {
  const settings = readOptions(options);
  // Offsets are needed until the end of the report's day, when the last window may end.
  const clock = workingClock(settings.timeZone, settings.asOfMs + DAY_MS, settings.workingTime);
  const { windows, classified } = classifyUntilEnd(tickets, settings, clock);
  const periods = {
    pre: within(classified.completed, windows.pre),
    post: within(classified.completed, windows.post),
  };
  const { measure, measures: possibleMeasures } = chooseMeasure(
    { before: within(classified.completed, { from: -Infinity, to: windows.adoption }), ...periods },
    settings.measure,
  );
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
    possibleMeasures,
    measures,
    funnel: funnelOf(classified, measures, settings),
    weeks: shownWeeks.filter(({ week }) => week < windows.completePostWeeks),
    shownWeeks,
  };
}

/** The tickets by their role. If the project has ended, tickets after the last week shown have no role. */
function classifyUntilEnd(tickets: readonly TimedTicket[], settings: Settings, clock: WorkingClock) {
  const { adoption, asOfMs, weeksPerSide } = settings;
  const around = windowsAround(adoption, asOfMs, weeksPerSide, clock);
  const { later, ...classified } = classifyTickets(tickets, around, settings, clock);
  const last = later.findLast(({ delivered }) => delivered);
  const windows = untilLastTicket(around, last?.day ?? adoption, weeksPerSide);
  const end = adoption + 7 * windows.shownWeeks;
  return { windows, classified: { ...classified, later: later.filter(({ day }) => day < end) } };
}
