/**
 * Whether the number of odd tickets shows that their source is wrong: more than 1%, and more than three (of fewer than 30 tickets, more than a tenth).
 * Fewer odd tickets cost only themselves.
 * @param odd the number of odd tickets
 * @param all the number of all tickets
 * @param checked the number of tickets that could be odd
 */
export function isTooMany(odd: number, all: number, checked = all): boolean {
  return odd > Math.max(Math.min(3, all / 10), 0.01 * checked);
}
