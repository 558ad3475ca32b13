/**
 * Thresholds of a comparison. They were fixed on simulations with a known effect (`npm run bench -- comparison`), and are never tuned to a report.
 */

/** Minimum data of a control on either side of the adoption date of the report's project. */
export const MIN_CONTROL_TICKETS = { pre: 30, post: 15 } as const;
export const MIN_CONTROL_WEEKS = { pre: 20, post: 6 } as const;
/** Minimum number of weeks in which another adopter has tickets, on either side of its own adoption date. */
export const MIN_ADOPTER_WEEKS = { pre: 12, post: 6 } as const;
/** A team that adopts at least this number of weeks after the report's project is a control. */
export const CONTROL_UNTIL_WEEK = 13;
/** With fewer controls than this, there is a doubt, because a single control that changed could decide the verdict. */
export const MIN_CONTROLS = 3;
/** Minimum co-movement. Controls that follow the team less than this do not show how the team would have developed without adoption. */
export const MIN_CO_MOVEMENT = 0.35;
/**
 * The doubt about a wide interval applies if the interval is more than this many times as wide as the interval that the best possible controls would
 * give.
 */
export const WIDTHS_OF_BEST = 1.2;
/** A wider interval, in ln(hours), always raises a doubt, however much tickets differ. At this width, the ends differ by a factor of 2.2. */
export const MAX_COMPARED_LOG_WIDTH = 0.8;
/** Probability that at least one control seems to have changed by itself although none did. */
export const OWN_CHANGE_LEVEL = 0.0275;
