/** The texts before and after an unknown address. */
export const notFoundTexts = ["We can't find", '. The link may be outdated or mistyped.'] as const;
