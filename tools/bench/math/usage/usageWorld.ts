import { peopleCountOf, type UsageWeek } from '@roi-insight/contracts';
import { calendarDateOf } from '../../../../packages/roi-math/src/time/calendarDateOf.ts';
import type { TeamSource } from '../../../../packages/roi-math/src/usage/TeamSource.ts';
import type { Random } from '../random.ts';

/** The Monday of the adoption as a day number: 2025-08-25. */
export const START = 20_325;

/** Maximum number of weeks before and after the adoption in a source. */
export const WEEKS = { before: 26, after: 26 } as const;

/** A simulated team with its use of an assistant. */
export interface UsageWorld {
  readonly people: number;
  /** Share of people who use the assistant in a week since the start, 0–1. */
  readonly share: (week: number) => number;
  /** The source covers this share of the weeks. */
  readonly covered: number;
  /**
   * Whether the same people use the assistant from a certain week on, each in 9 of 10 weeks. Otherwise, each person
   * uses it in a week with a probability that equals the share of that week.
   */
  readonly areSamePeople: boolean;
  /** People who use the assistant from this many weeks before the start on, each in 9 of 10 weeks. Default: none. */
  readonly pilot?: { readonly people: number; readonly weeks: number };
}

/** Draws a source's data about the team. Like its reader, it does not distinguish between 1 and 4 people. */
export function drawUsage(
  { people, share, covered, areSamePeople, pilot = { people: 0, weeks: 0 } }: UsageWorld,
  random: Random,
): TeamSource {
  const last = share(WEEKS.after - 1);
  // A person has a random number, and begins in the first week in which the share is above this number, or never.
  const begin = Array.from({ length: people }, (_, person) =>
    areSamePeople && person < people * last ? random.uniform() * last : 1,
  );
  const weeks = Array.from({ length: WEEKS.before + WEEKS.after }, (_, index): UsageWeek => {
    const week = index - WEEKS.before;
    const weekStart = calendarDateOf(START + 7 * week);
    const active = begin.filter((at, person) =>
      person < pilot.people && week >= -pilot.weeks
        ? random.uniform() < 0.9
        : areSamePeople
          ? at < share(week) && random.uniform() < 0.9
          : random.uniform() < share(week),
    );
    return random.uniform() > covered
      ? { weekStart, coverage: 'not-covered' }
      : { weekStart, coverage: 'reported', active: peopleCountOf(active.length), seats: null, spend: null };
  });
  return { people: peopleCountOf(people), activeBasis: 'week', weeks };
}

/** A share by week: `before` until week 0, then a rise to `plateau` within `weeks` weeks (0: at once). */
export const ramp =
  (plateau: number, weeks: number, before = 0) =>
  (week: number) =>
    week < 0 ? before : Math.max(before, plateau * Math.min(1, (week + 1) / Math.max(weeks, 1)));

/** A share by week: an S-curve that reaches 10 % of `plateau` in week 0, half of it after half of `weeks`, and 90 % after all of them. */
export const sCurve = (plateau: number, weeks: number) => (week: number) =>
  plateau / (1 + Math.exp((Math.log(81) * (weeks / 2 - week)) / weeks));
