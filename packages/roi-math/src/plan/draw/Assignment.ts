/**
 * The start of each team, sorted by key: an index into the list of different start weeks, or the length of that list if
 * the team waits.
 */
export type Assignment = Uint8Array;
