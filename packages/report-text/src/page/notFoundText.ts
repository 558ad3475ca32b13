/** The texts before and after an unknown address. */
export const notFoundText = ["We can't find", '. The link may be outdated or mistyped.'] as const;
