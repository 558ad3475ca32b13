/** What is said of an unknown address, before and after it. */
export const notFoundText = ["We can't find", '. The link may be outdated or mistyped.'] as const;
