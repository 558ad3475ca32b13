/** The statistic uses this number of weeks before the first start. Older weeks would say little about the level at the start. */
export const BEFORE_WEEKS = 52;
