import type { CalendarDate, Evidence, Measure, Quarter } from '@roi-insight/contracts';
import {
  analyzeTimedTickets,
  DAY_MS,
  NothingToMeasureError,
  QUARTERS_PER_YEAR,
  type TimedTicket,
  WEEKS_PER_SIDE,
} from '@roi-insight/roi-math';
import { workingClock, type WorkingClock } from '../../../../packages/roi-math/src/time/workingClock.ts';
import { fasterFrom } from './fasterFrom.ts';
import { historySpan } from './historySpan.ts';

/** The analysis at a date without an adoption. */
export interface PlaceboWindow {
  readonly date: CalendarDate;
  /** Null if there is nothing to measure. */
  readonly measure: Measure | null;
  readonly evidence: Evidence | null;
  /** The finished quarters of the year after the date, as far as the history goes; empty until the second quarter is finished. */
  readonly quarters: readonly Quarter[];
  /** The verdicts on the same date if work had become faster on that date; empty if the date itself has no verdict. */
  readonly faster: readonly FasterWork[];
}

/** The result that a report would have if work had become faster on the date. */
interface FasterWork {
  /** Percentage by which the working hours in progress after the date were reduced. */
  readonly saving: number;
  readonly isFound: boolean;
  /** The estimate in percent of time; null if there is none. */
  readonly effectPercent: number | null;
}

/** Simulated savings, in percent of time. */
export const SEARCHED = [30, 50];

const WEEK_MS = 7 * DAY_MS;
/** January 1, 1970 was a Thursday. */
const FIRST_MONDAY = 4 * DAY_MS;

/**
 * Runs the whole analysis at pretended adoption dates: every `step`-th Monday from the first ticket to one quarter
 * before the last event.
 * @param step in weeks
 */
export function placeboWindows(tickets: readonly TimedTicket[], timeZone: string, step: number): PlaceboWindow[] {
  const [first, last] = historySpan(tickets);
  const clock = workingClock(timeZone, last + WEEK_MS);
  const windows: PlaceboWindow[] = [];
  const start = Math.ceil((first - FIRST_MONDAY) / WEEK_MS) * WEEK_MS + FIRST_MONDAY;
  for (let at = start; at + WEEKS_PER_SIDE * WEEK_MS <= last; at += step * WEEK_MS) {
    windows.push(windowAt(tickets, at, last, timeZone, clock));
  }
  return windows;
}

function windowAt(
  tickets: readonly TimedTicket[],
  at: number,
  last: number,
  timeZone: string,
  clock: WorkingClock,
): PlaceboWindow {
  const date = new Date(at).toISOString().slice(0, 10);
  const after = (weeks: number) =>
    // Noon, when the last week is over in every time zone.
    ({ adoptionDate: date, asOf: new Date(at + weeks * WEEK_MS + DAY_MS / 2).toISOString(), timeZone });
  const fasterWork = (saving: number): FasterWork => {
    const options = after(WEEKS_PER_SIDE);
    const fromMs = clock.startOf(Math.round(at / DAY_MS));
    const changed = fasterFrom(tickets, fromMs, Date.parse(options.asOf), saving / 100, clock);
    const { evidence } = analyzeTimedTickets(changed, options);
    return evidence.kind === 'estimated'
      ? { saving, isFound: evidence.verdict === 'faster', effectPercent: evidence.effectPercent }
      : { saving, isFound: false, effectPercent: null };
  };
  try {
    const { evidence, provenance } = analyzeTimedTickets(tickets, after(WEEKS_PER_SIDE));
    const quarters = Math.min(QUARTERS_PER_YEAR, Math.floor((last - at) / (WEEKS_PER_SIDE * WEEK_MS)));
    const later = quarters < 2 ? null : analyzeTimedTickets(tickets, after(quarters * WEEKS_PER_SIDE)).evidence;
    const isJudged = provenance.measure === 'active' && evidence.kind === 'estimated';
    const faster = isJudged ? SEARCHED.map((saving) => fasterWork(saving)) : [];
    return { date, measure: provenance.measure, evidence, quarters: later?.quarters ?? [], faster };
  } catch (cause) {
    if (cause instanceof NothingToMeasureError)
      return { date, measure: null, evidence: null, quarters: [], faster: [] };
    throw cause;
  }
}
