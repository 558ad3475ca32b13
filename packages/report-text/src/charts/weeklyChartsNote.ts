/** Explains the lines and the size of the points, once for both weekly charts. */
export const WEEKLY_CHARTS_NOTE =
  'Dashed lines mark adoption and the before/after averages. Bigger dots are based on more tickets.';
