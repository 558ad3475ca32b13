/** Stands for 1 to 4 people, because an exact number could identify one of them. */
export const FEW_PEOPLE = '1-4';

/** A number of people. 1 to 4 are not distinguished, so that no figure describes a single person. */
export type PeopleCount = number | typeof FEW_PEOPLE;

/** The smallest number of people that is written as a number, besides 0. */
export const MIN_COUNTED_PEOPLE = 5;

/** Maximum number of people, more than any company has. */
export const MAX_PEOPLE = 1_000_000;

/** The number of people in the form allowed in results. */
export const peopleCountOf = (people: number): PeopleCount =>
  people > 0 && people < MIN_COUNTED_PEOPLE ? FEW_PEOPLE : people;

/** Whether this is a number of people as on the wire. */
export function isPeopleCount(value: unknown): value is PeopleCount {
  if (value === FEW_PEOPLE || value === 0) return true;
  return typeof value === 'number' && Number.isInteger(value) && value >= MIN_COUNTED_PEOPLE && value <= MAX_PEOPLE;
}
