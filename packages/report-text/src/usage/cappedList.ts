import type { Formats } from '../format/index.ts';

const MAX_LISTED = 5;

/** The first entries, and the number of all others. @example 'PAY; OPS; NIM; ORI; KEP; and 2 more' */
export function cappedList({ count }: Formats, entries: readonly string[]): string {
  const more = entries.length > MAX_LISTED ? [`and ${count(entries.length - MAX_LISTED)} more`] : [];
  return [...entries.slice(0, MAX_LISTED), ...more].join('; ');
}
