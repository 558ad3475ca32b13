import { FEW_PEOPLE, MIN_COUNTED_PEOPLE, type PeopleCount } from '@roi-insight/contracts';

/** Lower and upper bound of a number that is not known exactly. */
export interface Between {
  readonly low: number;
  readonly high: number;
}

/** The lowest and the highest number of people that a count stands for. They differ only for the count of 1 to 4. */
export const peopleRange = (count: PeopleCount): Between =>
  count === FEW_PEOPLE ? { low: 1, high: MIN_COUNTED_PEOPLE - 1 } : { low: count, high: count };

/** A single number of people for places where a range cannot be used. For 1 to 4, it is the middle. */
export function middleOf(count: PeopleCount): number {
  const { low, high } = peopleRange(count);
  return (low + high) / 2;
}
