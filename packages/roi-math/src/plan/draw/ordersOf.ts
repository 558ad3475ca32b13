/**
 * Number of different orders of k teams: k! ÷ w! if w of them (`waiting`) wait and every other team starts in a different week; fewer orders if teams
 * start in the same week.
 */
export function ordersOf(slots: readonly number[], waiting: number): number {
  const together = new Map<number, number>();
  for (const week of slots) together.set(week, (together.get(week) ?? 0) + 1);
  const groups = [waiting, ...together.values()];
  // A product of binomial coefficients, each of which is a whole number.
  let [orders, placed] = [1, 0];
  for (const size of groups) {
    for (let index = 1; index <= size; index += 1) {
      placed += 1;
      orders = (orders * placed) / index;
    }
  }
  return Math.round(orders);
}
