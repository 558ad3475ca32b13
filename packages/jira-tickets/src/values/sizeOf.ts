/** In seconds, what ten people work in more than a year: no one gives a larger number to a ticket. */
const MAX_NUMBER = 100_000_000;

/**
 * A ticket's size, from the number in its field, and the number that stands for a size of 1. Everything else counts as none: a size only explains differences between
 * tickets, so that a damaged one must not cost the ticket.
 * @example sizeOf(28_800, 3600) // 8
 */
export function sizeOf(value: unknown, unit: number): number {
  return typeof value === 'number' && value > 0 && value <= MAX_NUMBER ? value / unit : 0;
}
