/** Breakpoints by the width of the section, which the panel measures: the same in a narrow column as on a phone. */
export const room = {
  /** From 560 px. */
  medium: '@container (min-width: 35rem)',
  /** From 896 px. */
  wide: '@container (min-width: 56rem)',
} as const;
