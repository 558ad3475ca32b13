import { DAY_MS, HOUR_MS, MIN_MEASURED_HOURS } from '../../constants.ts';
import type { WorkingClock } from '../../time/workingClock.ts';
import type { ActiveInterval } from '../ticket/activeIntervals.ts';
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
}

/** Fills a table with one ticket after another. */
export interface RiskCounter {
  readonly table: RiskTable;
  /** @param isDelivered whether the ticket, if it is completed, delivered something; otherwise it only leaves */
  readonly add: (timeline: TicketTimeline, intervals: readonly ActiveInterval[], isDelivered: boolean) => void;
}

/**
 * Counts the completions and the working time in progress for each week and age, including tickets that are still open. An
 * age is the time that a ticket has been in progress so far.
 *
 * Tickets that were created before the first week do not count: of these, Jira is only asked for those that were completed
 * later. Without the others, the last weeks would have too little time in progress.
 */
export function riskCounter({ adoption, firstWeek, lastWeek }: RiskWeeks, clock: WorkingClock): RiskCounter {
  const weeks = Math.max(lastWeek - firstWeek, 0);
  const startMs = clock.startOf(adoption + 7 * firstWeek);
  const endMs = clock.startOf(adoption + 7 * Math.max(lastWeek, firstWeek));
  /** The end of each week, as a moment of `workedUntil`. */
  const ends = Float64Array.from({ length: weeks }, (_, week) =>
    Math.round(clock.workedUntil(clock.startOf(adoption + 7 * (firstWeek + week + 1)))),
  );
  const completions = new Float64Array(weeks * AGE_BINS.length);
  const timeMs = new Float64Array(weeks * AGE_BINS.length);

  return {
    table: { firstWeek, weeks, completions, timeMs },
    add: ({ createdAtMs, completedAtMs }, intervals, isDelivered) => {
      if (!(createdAtMs >= startMs && createdAtMs < endMs) || Number.isNaN(completedAtMs)) return;
      let [age, bin] = [0, 0];
      // A day earlier, because the zone's offset may have changed.
      let week = Math.max(Math.floor((createdAtMs - DAY_MS - startMs) / (7 * DAY_MS)), 0);
      for (const interval of intervals) {
        let at = Math.round(interval.from);
        const to = Math.round(interval.to);
        while (at < to && week < weeks && bin < AGE_BINS.length) {
          const inWeek = Math.max((ends[week] ?? 0) - at, 0);
          const inBin = (AGE_BINS[bin]?.endMs ?? 0) - age;
          const part = Math.min(to - at, inWeek, inBin);
          if (part > 0) increase(timeMs, week * AGE_BINS.length + bin, part);
          if (part === inWeek) week += 1;
          if (part === inBin) bin += 1;
          at += part;
          age += part;
        }
        age += to - at;
      }
      if (completedAtMs === null || !isDelivered || age < MIN_MEASURED_HOURS * HOUR_MS) return;
      const doneIn = Math.floor((clock.dayOf(completedAtMs) - adoption) / 7) - firstWeek;
      const doneAt = AGE_BINS.findIndex(({ endMs: end }) => age <= end);
      if (doneIn < weeks && doneAt !== -1) increase(completions, doneIn * AGE_BINS.length + doneAt, 1);
    },
  };
}

function increase(values: Float64Array, index: number, by: number): void {
  values[index] = (values[index] ?? 0) + by;
}
