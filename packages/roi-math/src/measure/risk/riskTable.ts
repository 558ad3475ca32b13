import { DAY_MS, HOUR_MS, MIN_MEASURED_HOURS } from '../../constants.ts';
import type { WorkingClock } from '../../time/workingClock.ts';
import type { TicketTimeline } from '../ticket/ticketTimeline.ts';
import { AGE_BINS } from './ageBins.ts';

/** Tickets in progress, completed or not, by week and age. An entry is at week · AGE_BINS.length + age. */
export interface RiskTable {
  /** Week 0 starts on the adoption date. */
  readonly firstWeek: number;
  readonly weeks: number;
  readonly completions: Float64Array;
  /** Working time in progress in milliseconds: sums of whole numbers do not depend on the order of the tickets. */
  readonly timeMs: Float64Array;
}

/** The weeks of a {@link RiskTable}. */
export interface RiskWeeks {
  /** Day number. */
  readonly adoption: number;
  readonly firstWeek: number;
  /** Number of finished weeks after adoption. */
  readonly lastWeek: number;
  /** The moment of the report, epoch milliseconds. */
  readonly asOfMs: number;
}

/** Fills a table with one ticket after another. */
export interface RiskCounter {
  readonly table: RiskTable;
  /** @param isDelivered whether the ticket, if it is completed, delivered something; otherwise it only leaves */
  readonly add: (timeline: TicketTimeline, isDelivered: boolean) => void;
}

/**
 * Counts the completions and the working time in progress for each week and age, including tickets that are still open. An
 * age is the time that a ticket has been in progress so far.
 *
 * Tickets that were created before the first week do not count: of these, Jira is only asked for those that were completed
 * later. Without the others, the last weeks would have too little time in progress.
 */
export function riskCounter({ adoption, firstWeek, lastWeek, asOfMs }: RiskWeeks, clock: WorkingClock): RiskCounter {
  const weeks = Math.max(lastWeek - firstWeek, 0);
  const startMs = clock.startOf(adoption + 7 * firstWeek);
  const endMs = clock.startOf(adoption + 7 * Math.max(lastWeek, firstWeek));
  const worked = (instant: number) => Math.round(clock.workedUntil(instant));
  /** Working time until the end of each week. */
  const ends = Float64Array.from({ length: weeks }, (_, week) =>
    worked(clock.startOf(adoption + 7 * (firstWeek + week + 1))),
  );
  const weekAt = (instant: number) => Math.floor((clock.dayOf(instant) - adoption) / 7) - firstWeek;
  const completions = new Float64Array(weeks * AGE_BINS.length);
  const timeMs = new Float64Array(weeks * AGE_BINS.length);

  /** Adds an interval in progress of a ticket of this age, and returns its age afterward. */
  const addInterval = (fromMs: number, toMs: number, age: number): number => {
    if (toMs <= fromMs) return age;
    let at = worked(fromMs);
    let left = worked(toMs) - at;
    const after = age + left;
    if (left === 0) return after;
    // No more than a day off, because of changes of the zone's offset.
    let week = Math.max(Math.floor((fromMs - DAY_MS - startMs) / (7 * DAY_MS)), 0);
    let bin = 0;
    while (bin < AGE_BINS.length && age >= (AGE_BINS[bin]?.endMs ?? 0)) bin += 1;
    while (left > 0 && week < weeks && bin < AGE_BINS.length) {
      const inWeek = Math.max((ends[week] ?? 0) - at, 0);
      const inBin = (AGE_BINS[bin]?.endMs ?? 0) - (after - left);
      const part = Math.min(left, inWeek, inBin);
      increase(timeMs, week * AGE_BINS.length + bin, part);
      if (part === inWeek) week += 1;
      if (part === inBin) bin += 1;
      at += part;
      left -= part;
    }
    return after;
  };

  return {
    table: { firstWeek, weeks, completions, timeMs },
    add: ({ createdAtMs, completedAtMs, transitions, category }, isDelivered) => {
      if (!(createdAtMs >= startMs && createdAtMs < endMs) || Number.isNaN(completedAtMs)) return;
      const untilMs = completedAtMs ?? asOfMs;
      let age = 0;
      let sinceMs = createdAtMs;
      // Progress counts as in `activeHours`: both transitions must say that the ticket was in progress.
      let isActive = transitions.length > 0 || category === 'indeterminate';
      for (const { atMs, from, to } of transitions) {
        if (isActive && from === 'indeterminate') age = addInterval(sinceMs, Math.min(atMs, untilMs), age);
        isActive = to === 'indeterminate';
        sinceMs = atMs;
      }
      if (isActive) age = addInterval(sinceMs, untilMs, age);
      if (completedAtMs === null || !isDelivered || age < MIN_MEASURED_HOURS * HOUR_MS) return;
      const week = weekAt(completedAtMs);
      const bin = AGE_BINS.findIndex(({ endMs }) => age <= endMs);
      if (week >= 0 && week < weeks && bin !== -1) increase(completions, week * AGE_BINS.length + bin, 1);
    },
  };
}

function increase(values: Float64Array, index: number, by: number): void {
  values[index] = (values[index] ?? 0) + by;
}
