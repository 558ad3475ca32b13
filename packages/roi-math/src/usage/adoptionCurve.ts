import type { CalendarDate, PeopleCount, ReportedWeek } from '@roi-insight/contracts';
import { type Between, peopleRange } from './peopleRange.ts';
import { reportedWeeks } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** The total to which a share refers. */
export type ShareBasis = 'people' | 'seats';

export interface CurveWeek {
  readonly weekStart: CalendarDate;
  readonly active: PeopleCount;
  /** Share of the people or seats that used the assistant, 0–1; null if their number is unknown. */
  readonly share: Between | null;
}

/** The share of the team that used the assistant, by covered week. */
export interface AdoptionCurve {
  readonly of: ShareBasis;
  readonly weeks: readonly CurveWeek[];
}

/**
 * The share of the team's people or, if their number is not known, of its seats that used the assistant in each week. A
 * count of the busiest day is only a minimum for the week, so the share of that week may be up to 1. If a count covers
 * the whole week, a week that has no active people has the share 0 in any team.
 */
export function adoptionCurve(source: TeamSource): AdoptionCurve {
  const of = source.people === null ? 'seats' : 'people';
  return {
    of,
    weeks: reportedWeeks(source.weeks).map((week) => ({
      weekStart: week.weekStart,
      active: week.active,
      share: shareOf(week, source),
    })),
  };
}

function shareOf({ active, seats }: ReportedWeek, { people, activeBasis }: TeamSource): Between | null {
  const isLeast = activeBasis === 'busiest-day';
  if (active === 0 && !isLeast) return { low: 0, high: 0 };
  const whole = people ?? seats;
  if (whole === null || whole === 0) return null;
  const [part, all] = [peopleRange(active), peopleRange(whole)];
  // If both numbers are 1 to 4, all people can be active.
  const share = (count: number, total: number) => Math.min(1, count / total);
  return { low: share(part.low, all.high), high: isLeast ? 1 : share(part.high, all.low) };
}
