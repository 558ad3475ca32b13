/** Number of teams of a plan. With fewer than five, too few orders are possible. */
export const PLAN_TEAMS = { min: 5, max: 40 } as const;

/** Length of a plan in weeks, from the first start to the day on which its report is read. */
export const PLAN_WEEKS = { min: 13, max: 52 } as const;

/** The lengths in weeks that a forecast compares. */
export const PLAN_LENGTHS = [13, 20, 26, 39, 52] as const;

/** A plan is based on the tickets of at most this number of weeks before its first start. */
export const PLAN_HISTORY_WEEKS = 104;

/** Minimum number of days between the creation of a plan and its first start. */
export const PLAN_DAYS_AHEAD = 7;

/** Minimum number of different orders. With fewer orders, chance alone cannot be excluded. */
export const MIN_ORDERS = 60;

/** Weeks until a team that has started uses the assistant fully. */
export const RAMP_WEEKS = { default: 6, min: 1, max: 26 } as const;

/** The smallest saving, as a share, that a plan must be able to find. */
export const PLAN_SAVING = { default: 0.2, min: 0.05, max: 0.6 } as const;

/** Shares of a team's people who use the assistant. A forecast is made for each share. */
export const PLAN_USES = [1, 0.6] as const;

/**
 * Limits of the variance of ln(hours) within weeks. Outside of them, the statistic would lose precision; no real team comes near these limits.
 */
export const TICKET_VARIANCE = { min: 1e-5, max: 1000 } as const;

/** Maximum probability of a claim if there is no effect. */
export const PLAN_ALPHA = 0.05;

/** Number of orders that a test draws, unless it can use all orders. */
export const PLAN_DRAWS = 4999;

/** The kind and the versions of a plan file. Since version 2, a plan keeps how its teams were read. */
export const PLAN_FILE = { kind: 'roi-insight-plan', versions: [1, 2] } as const;

/** The kind and the versions of a file with a plan whose order is not drawn yet. */
export const PLAN_DRAFT = { kind: 'roi-insight-plan-draft', versions: [1, 2] } as const;

/** The first fields of the file of a report on a plan. */
export const PLAN_REPORT_FILE = { kind: 'roi-insight-plan-report', version: 1 } as const;

/** Maximum size of a plan file in bytes. A plan of 40 teams has 30 kB. */
export const MAX_PLAN_BYTES = 512 * 1024;

/** Maximum number of issues with other plans that are named. */
export const MAX_OTHER_PLANS = 10;
