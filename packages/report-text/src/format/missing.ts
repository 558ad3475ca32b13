/** Shown for a number that cannot be computed. Give the reason next to it. */
export const MISSING = '—';

/** A number to format; null or undefined if it cannot be computed. */
export type MaybeNumber = number | null | undefined;
