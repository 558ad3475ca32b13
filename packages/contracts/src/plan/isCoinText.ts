const START = /^\s*\{\s*("plan"\s*:\s*\{\s*)?"kind"\s*:\s*"roi-insight-coin(-secret)?"/;

/**
 * Whether a text is a file of an earlier version: a plan with a coin for each ticket, the plan's secret, or the report
 * on the plan.
 */
export const isCoinText = (text: string): boolean => START.test(text);
