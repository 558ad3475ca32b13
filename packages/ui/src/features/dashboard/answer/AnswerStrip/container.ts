/** Container queries: the layout depends on the strip's own width, not the window's. */
export const container = {
  /** Wide enough for the waterfall below the figure. */
  medium: '@container (min-width: 34rem)',
  /** Wide enough for the waterfall beside the figure. */
  wide: '@container (min-width: 54rem)',
} as const;
