import { MIN_MEASURED_HOURS } from '../../constants.ts';
import type { TicketTimeline } from '../../measure/ticket/ticketTimeline.ts';
import type { WorkingClock } from '../../time/workingClock.ts';
import { AGE_BINS } from './ageBins.ts';

/** Tickets in progress, completed or not, by week and age. */
export interface RiskTable {
  readonly firstWeek: number;
  readonly weeks: number;
  /** Completions; entry (week, bin) at week · AGE_BINS.length + bin. */
  readonly completions: Float64Array;
  /** Working hours that tickets were in progress, in the same order. */
  readonly hours: Float64Array;
}

/** The weeks of a {@link RiskTable}. */
export interface RiskWeeks {
  /** Day number of adoption, which starts week 0. */
  readonly adoption: number;
  readonly firstWeek: number;
  /** Number of finished weeks after adoption. */
  readonly lastWeek: number;
  /** The moment of the report, epoch milliseconds. */
  readonly asOfMs: number;
}

/** Adds up tickets one at a time. */
export interface RiskCounter {
  readonly table: RiskTable;
  /** @param isDelivered whether the ticket, if it is completed, delivered something; otherwise it only leaves */
  readonly add: (timeline: TicketTimeline, isDelivered: boolean) => void;
}

/** Sums of hours differ by less than this. */
const ROUNDING = 1e-6;

/**
 * Counts, for each week and age, the completions and the working hours that tickets were in progress, with those of
 * tickets that are still open. An age is the time that a ticket has been in progress so far.
 *
 * Tickets that were created before the first week do not count: of these, Jira is only asked for those that were completed
 * later, and without the others, tickets would appear to be completed faster the longer ago they were created.
 */
export function riskCounter({ adoption, firstWeek, lastWeek, asOfMs }: RiskWeeks, clock: WorkingClock): RiskCounter {
  const weeks = Math.max(lastWeek - firstWeek, 0);
  const startMs = clock.startOf(adoption + 7 * firstWeek);
  /** Working hours from the start to the end of each week. */
  const ends = Float64Array.from({ length: weeks }, (_, week) =>
    clock.hoursBetween(startMs, clock.startOf(adoption + 7 * (firstWeek + week + 1))),
  );
  const table = {
    firstWeek,
    weeks,
    completions: new Float64Array(weeks * AGE_BINS.length),
    hours: new Float64Array(weeks * AGE_BINS.length),
  };
  const weekAt = (instant: number) => Math.floor((clock.dayOf(instant) - adoption) / 7) - firstWeek;

  /** Adds an interval in progress of a ticket of this age, and returns its age afterward. */
  const addInterval = (fromMs: number, toMs: number, age: number): number => {
    const hours = clock.hoursBetween(fromMs, toMs);
    const after = age + hours;
    let at = clock.hoursBetween(startMs, fromMs);
    let [week, bin, left] = [Math.max(weekAt(fromMs), 0), binOf(age + ROUNDING), hours];
    while (left > ROUNDING && week < weeks && bin < AGE_BINS.length) {
      const inWeek = Math.max((ends[week] ?? 0) - at, 0);
      const inBin = Math.max((AGE_BINS[bin]?.to ?? 0) - (after - left), 0);
      const part = Math.min(left, inWeek, inBin);
      const cell = week * AGE_BINS.length + bin;
      table.hours[cell] = (table.hours[cell] ?? 0) + part;
      if (inWeek <= part) week += 1;
      if (inBin <= part) bin += 1;
      at += part;
      left -= part;
    }
    return after;
  };

  return {
    table,
    add: ({ createdAtMs, completedAtMs, transitions, category }, isDelivered) => {
      if (!(createdAtMs >= startMs) || Number.isNaN(completedAtMs)) return;
      const untilMs = completedAtMs ?? asOfMs;
      let [age, sinceMs, isActive] = [0, createdAtMs, true];
      for (const { atMs, from, to } of transitions) {
        if (isActive && from === 'indeterminate') age = addInterval(sinceMs, Math.min(atMs, untilMs), age);
        isActive = to === 'indeterminate';
        sinceMs = atMs;
      }
      const isOpen = transitions.length === 0 ? category === 'indeterminate' : isActive;
      if (isOpen) age = addInterval(sinceMs, untilMs, age);
      if (completedAtMs === null || !isDelivered || age < MIN_MEASURED_HOURS) return;
      const [week, bin] = [weekAt(completedAtMs), binOf(age - ROUNDING)];
      if (week < 0 || week >= weeks || bin >= AGE_BINS.length) return;
      const cell = week * AGE_BINS.length + bin;
      table.completions[cell] = (table.completions[cell] ?? 0) + 1;
    },
  };
}

/** Index of the bin that contains an age; the number of bins if none does. */
function binOf(age: number): number {
  const bin = AGE_BINS.findIndex(({ to }) => age <= to);
  return bin === -1 ? AGE_BINS.length : bin;
}
