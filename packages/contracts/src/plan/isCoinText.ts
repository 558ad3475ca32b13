const START = /^\s*\{\s*("plan"\s*:\s*\{\s*)?"kind"\s*:\s*"roi-insight-coin(-secret)?"/;

/**
 * Whether a text is a file that only earlier versions read: a plan with a coin for each ticket, or the secret of such a
 * plan or a report on such a plan.
 */
export const isCoinText = (text: string): boolean => START.test(text);
