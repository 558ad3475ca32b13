/** A standard normal number (Box–Muller). @param random returns numbers from 0 (included) to 1 (excluded) */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
