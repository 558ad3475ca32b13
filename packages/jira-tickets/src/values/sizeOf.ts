/** Maximum of a valid number: as seconds, more than a year of work for ten people. */
const MAX_NUMBER = 100_000_000;

/**
 * A ticket's size: the number in its field, divided by the number for a size of 1. Any other value counts as no size, because sizes only explain
 * differences between tickets, so a damaged size must not exclude the ticket.
 * @example sizeOf(28_800, 3600) // 8
 */
export function sizeOf(value: unknown, unit: number): number {
  return typeof value === 'number' && value > 0 && value <= MAX_NUMBER ? value / unit : 0;
}
