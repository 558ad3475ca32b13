/** Number of different orders: k! ÷ w!, for `slots` teams that start one by one and `waiting` teams that start together. */
export function possibleOrders(slots: number, waiting: number): number {
  let orders = 1;
  for (let factor = waiting + 1; factor <= slots + waiting; factor += 1) orders *= factor;
  return orders;
}
