import { MIN_COUNTED_PEOPLE } from '@roi-insight/contracts';
import type { AdoptionCurve, CurveWeek } from './adoptionCurve.ts';
import { peopleRange } from './peopleRange.ts';

/** A team is not a control if this share of its people used the assistant in a week. */
export const MAX_CONTROL_SHARE = 0.1;

/** Use by fewer than five people counts if it reaches that share in four of six covered weeks in a row. Otherwise, it may be a trial by one person. */
const SUSTAINED = { weeks: 4, of: 6 } as const;

/**
 * The weeks in which at least 10% of the people certainly used the assistant: at least five of them, or fewer in at least four of six covered weeks. If
 * the number of people is not known, at least five people must have used it, on at least 10% of the seats. Seats are not people, and a share of few seats
 * can be one person.
 */
export function contaminatedWeeks({ of, weeks }: AdoptionCurve): readonly CurveWeek[] {
  const isUsed = ({ share }: CurveWeek) => share !== null && share.low >= MAX_CONTROL_SHARE;
  const isSustained = (index: number) =>
    Array.from({ length: SUSTAINED.of }, (_, before) => Math.max(0, index - before)).some(
      (first) => weeks.slice(first, first + SUSTAINED.of).filter(isUsed).length >= SUSTAINED.weeks,
    );
  return weeks.filter(
    (week, index) =>
      isUsed(week) && (peopleRange(week.active).low >= MIN_COUNTED_PEOPLE || (of === 'people' && isSustained(index))),
  );
}
