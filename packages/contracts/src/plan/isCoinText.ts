const START = /^\s*\{\s*("plan"\s*:\s*\{\s*)?"kind"\s*:\s*"roi-insight-coin(-secret)?"/;

/** Whether a file of an earlier version has a plan with a coin for each ticket, its secret, or the report on it. */
export const isCoinText = (text: string): boolean => START.test(text);
