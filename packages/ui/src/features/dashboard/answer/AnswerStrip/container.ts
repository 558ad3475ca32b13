/** Container queries: the layout depends on the strip's own width, not the window's. */
export const container = {
  /** Wide enough for three facts side by side. */
  medium: '@container (min-width: 34rem)',
  /** Wide enough for the waterfall beside the figure. */
  wide: '@container (min-width: 54rem)',
} as const;
