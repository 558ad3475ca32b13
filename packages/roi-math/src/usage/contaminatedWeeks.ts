import { MIN_COUNTED_PEOPLE } from '@roi-insight/contracts';
import type { AdoptionCurve, CurveWeek } from './adoptionCurve.ts';
import { peopleRange } from './peopleRange.ts';

/** A team is not a control if this share of its people used the assistant in a week. */
export const MAX_CONTROL_SHARE = 0.1;

/**
 * The weeks in which at least 10% of the people certainly used the assistant. If the number of people is not known, at least five people must have
 * used it, on at least 10% of the seats. Seats are not people, and a share of few seats can be one person.
 */
export const contaminatedWeeks = ({ of, weeks }: AdoptionCurve): readonly CurveWeek[] =>
  weeks.filter(
    ({ active, share }) =>
      share !== null &&
      share.low >= MAX_CONTROL_SHARE &&
      (of === 'people' || peopleRange(active).low >= MIN_COUNTED_PEOPLE),
  );
