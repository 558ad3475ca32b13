/** Number of digits that a plan keeps of a number. Further digits would change no result, but would allow any number of equal plans. */
const DIGITS = 4;

/** Rounds a number of a plan, unless it is whole. */
export const planRounded = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS));
