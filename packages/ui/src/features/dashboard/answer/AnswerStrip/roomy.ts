/** The strip arranges itself by its own width, not that of the window. */
export const roomy = {
  /** Three facts side by side. */
  medium: '@container (min-width: 34rem)',
  /** The waterfall beside the figure. */
  wide: '@container (min-width: 54rem)',
} as const;
