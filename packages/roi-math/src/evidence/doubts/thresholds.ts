/** The thresholds that the page about the grade explains to readers; a test compares them. */

/** A week with more than this many times the typical number of tickets was a clean-up. */
export const BULK_FACTOR = 4;
/** A project with regular releases has many large weeks; they are its normal pace and are kept. */
export const MAX_BULK_WEEKS = 2;

/** An interval that is wider than this, in ln(hours), raises a doubt. In ln, a saving and a loss of the same certainty have the same width. */
export const MAX_LOG_WIDTH = 0.55;
/** A claim is a close call if an interval that is wider by this factor would include no change. */
export const CLOSE_CALL = 1.25;
/** A change of how hours are logged is clear if an interval that is wider by this factor would exclude no change. */
export const LOGGED_WIDTH = 1.5;
/** Number of weeks before adoption on which a claim must not depend. */
export const LAST_WEEKS = 6;
/** If a share of tickets changed by more than this, the change raises a doubt, unless chance may well explain it. */
export const MIN_SHARE_CHANGE = 0.05;
/** A larger change in the mix of types may be due to renamed types. */
export const MAX_MIX_CHANGE = 0.3;
/** If a larger share of completed tickets is excluded from the averages, the others may not be representative. */
export const MAX_EXCLUDED_SHARE = 0.4;
/** If throughput moves against time by more than this share of the change in time, the size of tickets may have changed. */
export const MAX_GROWTH = 1 / 3;
/** If a larger share of starts and completions is outside working hours, the time zone is probably wrong. */
export const MAX_OUTSIDE_SHARE = 0.3;
/**
 * If a larger share of starts and completions is in the same minute of the day, they are not times of work. Exported dates, for example, have
 * midnight or the end of a working day.
 */
export const MAX_SAME_MINUTE_SHARE = 1 / 3;
/**
 * If a larger share of the tickets that were completed after adoption was started before adoption, the effect can only
 * have reached a part of these tickets.
 */
export const MAX_STRADDLING_SHARE = 0.25;
/**
 * Minimum part of the variance of ln(hours) within weeks and types that sizes must explain to be used. If sizes explain
 * less, they narrow the interval too little to be worth the risk.
 */
export const MIN_EXPLAINED_SHARE = 0.25;
