/** Container queries on the width of the section: a narrow column has the same layout as a phone. */
export const container = {
  /** From 560 px. */
  medium: '@container (min-width: 35rem)',
  /** From 896 px. */
  wide: '@container (min-width: 56rem)',
} as const;
