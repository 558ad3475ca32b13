/** Stands where a figure cannot be computed. The reason goes beside it: see `Figure`. */
export const MISSING = '—';

/** A figure to print; null: cannot be computed. */
export type MaybeNumber = number | null | undefined;
