/**
 * The weights of the coefficients that give the effect in a quarter since the start: the effect of the first quarter, which is last, and the difference
 * of this one.
 * @param size number of coefficients
 */
export function quarterWeights(number: number, size: number): number[] {
  return Array.from({ length: size }, (_, index) => (index === size - 1 || index === number - 2 ? 1 : 0));
}
