/** The point between `low` and `high` where an increasing function reaches `target`, to the last bit of precision. */
export function bisect(rising: (x: number) => number, target: number, low: number, high: number): number {
  let from = low;
  let to = high;
  for (;;) {
    const middle = (from + to) / 2;
    if (middle <= from || middle >= to) return middle;
    if (rising(middle) < target) from = middle;
    else to = middle;
  }
}
