/** Weeks before the first start that the statistic uses: older ones would say little about the level at the start. */
export const BEFORE_WEEKS = 52;
