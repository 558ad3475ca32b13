/** The thresholds that the page about the grade explains to readers; a test compares them. */

/** A week with more than this many times the usual number of tickets was a clean-up. */
export const BULK_FACTOR = 4;
/** A project with regular releases has many large weeks; they are its usual pace and stay. */
export const MAX_BULK_WEEKS = 2;

/** An interval wider than this, in ln(hours), is a doubt: in ln, a saving and a loss of the same certainty count alike. */
export const MAX_LOG_WIDTH = 0.55;
/** Weeks before adoption without which a change has to remain. */
export const LAST_WEEKS = 6;
/** A share of tickets that changed by more than this is a doubt, if chance would rarely show it. */
export const MIN_SHARE_CHANGE = 0.05;
/** A change in the mix of types that is larger than this may be a change of names. */
export const MAX_MIX_CHANGE = 0.3;
/** If a larger share of completed tickets is left out of the averages, the rest may not be representative. */
export const MAX_EXCLUDED_SHARE = 0.4;
/** Throughput that changes by more than this share of the opposite change in time may come from smaller tickets. */
export const MAX_GROWTH = 1 / 3;
/** If a larger share of starts and completions lies outside working hours, these are counted in the wrong time zone. */
export const MAX_OUTSIDE_SHARE = 0.3;
/** If a larger share of the tickets after adoption was started before it, an effect can have reached only part of them. */
export const MAX_STRADDLING_SHARE = 0.25;
