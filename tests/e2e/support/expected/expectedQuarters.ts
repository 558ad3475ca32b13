import { delivered } from './expectedReport.ts';
import type { TrackerProject } from './trackerTickets.ts';
import { addDays, wallClock } from './workingHours.ts';

/** A quarter after adoption, computed only from the tracker's responses, without code of the product. */
export interface ExpectedQuarter {
  /** First and last week of the quarter, counted from 1 after adoption. */
  readonly weeks: readonly [number, number];
  /** Number of tickets that the estimate uses. */
  readonly tickets: number;
  /** Number and hours of all tickets that were completed in the quarter after they had been in progress. */
  readonly measuredHours: { readonly tickets: number; readonly hours: number };
  /**
   * Percent of time saved, assuming no trend: the difference of the means of ln(hours) before adoption and in the
   * quarter.
   */
  readonly saved: number;
  /** The saved percentage, three standard errors lower and higher. */
  readonly savedRange: readonly [number, number];
}

const WEEKS = { before: 39, quarter: 13 };
/**
 * Tickets under six minutes were only clicked through, and more than 400 working hours on one ticket are not plausible.
 */
const HOURS = { least: 0.1, most: 400 };
const STANDARD_ERRORS = 3;

/** The first quarters after an adoption date. */
export function expectedQuarters(project: TrackerProject, adoption: string, count: number): ExpectedQuarter[] {
  const hours = hoursBetween(project, adoption);
  const before = statistics(hours(-WEEKS.before, 0));
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * WEEKS.quarter, (index + 1) * WEEKS.quarter];
    const within = hours(from, to);
    const after = statistics(within);
    const change = after.mean - before.mean;
    const error = STANDARD_ERRORS * Math.sqrt(after.varianceOfMean + before.varianceOfMean);
    return {
      weeks: [from + 1, to],
      tickets: within.filter((one) => one >= HOURS.least).length,
      measuredHours: {
        tickets: within.length,
        hours: within.reduce((sum, one) => sum + Math.min(Math.max(one, HOURS.least), HOURS.most), 0),
      },
      saved: percentSaved(change),
      savedRange: [percentSaved(change + error), percentSaved(change - error)],
    };
  });
}

/** The hours in progress of the tickets that were delivered between the beginnings of two weeks. */
function hoursBetween(project: TrackerProject, adoption: string): (from: number, to: number) => number[] {
  const tickets = delivered(project).filter(({ hours }) => hours > 0);
  const startOf = (week: number) => wallClock(addDays(adoption, 7 * week), 0, project.timeZone);
  return (from, to) => tickets.flatMap(({ at, hours }) => (at >= startOf(from) && at < startOf(to) ? hours : []));
}

function statistics(hours: readonly number[]): { readonly mean: number; readonly varianceOfMean: number } {
  const logs = hours.flatMap((one) => (one >= HOURS.least ? Math.log(Math.min(one, HOURS.most)) : []));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  return { mean, varianceOfMean: squares / (logs.length - 1) / logs.length };
}

const percentSaved = (change: number) => (1 - Math.exp(change)) * 100;
