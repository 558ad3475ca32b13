/** The different weeks in which teams start, ascending. */
export const startWeeks = (slots: readonly number[]): number[] => [...new Set(slots)].toSorted((a, b) => a - b);
