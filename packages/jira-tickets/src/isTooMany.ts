/**
 * Whether so many tickets are odd that their source is wrong: more than three, or than a tenth of fewer than 30 tickets, and more than 1%. Up to that, each
 * costs only itself.
 * @param odd the number of odd tickets
 * @param all the number of all tickets
 * @param checked the number of tickets that could be odd
 */
export function isTooMany(odd: number, all: number, checked = all): boolean {
  return odd > Math.max(Math.min(3, all / 10), 0.01 * checked);
}
