/**
 * Version of the measurement. It changes if the same tickets would give another report. Since 3.0.0, reasons are data
 * instead of sentences.
 */
export const MEASUREMENT_VERSION = '3.6.0';

/** The trend is estimated from this number of full weeks before the adoption date. */
export const BASELINE_WEEKS = 39;

/** Weeks of the period on either side of the adoption date: a quarter of a year. */
export const WEEKS_PER_SIDE = 13;

/** A report shows a later quarter if at least this number of its weeks are finished. */
export const MIN_LATER_WEEKS = 6;

/** A report reads and shows at most this number of weeks after adoption. */
export const MAX_WEEKS_AFTER = 104;

/**
 * A project has ended after this number of finished weeks without a delivered ticket. Later weeks say nothing about it
 * and are shown only if they complete a quarter.
 */
export const ENDED_WEEKS = 6;

/** Below this many full weeks after adoption, the evidence is 'too-little-data'. */
export const MIN_POST_WEEKS = 8;

/** If fewer tickets than this have a measured time before or after adoption, the evidence is 'too-little-data'. */
export const MIN_MEASURED_TICKETS = 30;

/**
 * Minimum number of the {@link BASELINE_WEEKS} that must have tickets for a trend. If there are fewer baseline weeks, the same share of them is
 * needed.
 */
export const MIN_FILLED_WEEKS = 20;

/** Minimum number of baseline weeks with tickets, however young the project. */
export const MIN_FILLED_WEEKS_YOUNG = 12;

/** Working hours in the day of "average days per task" and of the hourly rate, whatever the calendar. */
export const HOURS_PER_DAY = 8;

/** Bounds of a ticket's measured hours: less than 6 minutes is a click, more than 10 working weeks a forgotten ticket. */
export const MIN_MEASURED_HOURS = 0.1;
export const MAX_MEASURED_HOURS = 400;

/**
 * Bounds of the working hours of a ticket that counts in the averages, both inclusive. The estimate has wider bounds.
 */
export const MIN_AVERAGED_HOURS = 1;
export const MAX_AVERAGED_HOURS = 40;

/** Working days in a year, for the hourly rate. */
export const WORKING_DAYS_PER_YEAR = 250;

/** Default cost of an engineer in dollars a year, as specified. */
export const DEFAULT_ENGINEER_COST = 100_000;

/** Calendar days in a year, for annual projections. */
export const DAYS_PER_YEAR = 365;

/** Weeks per month, for converting weekly amounts to monthly amounts. */
export const WEEKS_PER_MONTH = DAYS_PER_YEAR / 12 / 7;

/** Number of post periods in a year: the post period is a quarter. */
export const QUARTERS_PER_YEAR = 4;

/** Claimed savings above this share of the team's hours are possible, but unusual. */
export const CAPACITY_WARNING_SHARE = 0.3;

/**
 * Maximum width of an interval in percentage points. In dollars, the high end of a wider interval would be many times the estimate, so that end is
 * not given.
 */
export const MAX_RANGE_WIDTH = 100;

export const MINUTE_MS = 60_000;

export const HOUR_MS = 3_600_000;

export const DAY_MS = 86_400_000;

/** Minimum number of completed tickets with time in progress, in each period, for using times in progress. */
export const MIN_ACTIVE_TICKETS = 10;
/** Minimum share of completed tickets with time in progress, in each period. */
export const MIN_ACTIVE_SHARE = 0.3;
