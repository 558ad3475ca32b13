/**
 * For each team, sorted by key, the index of its start: that of a week in the list of different start weeks, or the number
 * of these weeks if it waits.
 */
export type Assignment = Uint8Array;
