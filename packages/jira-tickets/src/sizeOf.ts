/** More hours than ten people work in a year, or a number that no one gives to a ticket. */
const MAX_SIZE = 20_000;

/**
 * A ticket's size, from the number in its field. Everything else counts as none: a size only explains differences between
 * tickets, so that a damaged one must not cost the ticket.
 * @example sizeOf(28_800, 3600) // 8
 */
export function sizeOf(value: unknown, unit: number): number {
  const size = typeof value === 'number' ? value / unit : 0;
  return size > 0 && size <= MAX_SIZE ? size : 0;
}
