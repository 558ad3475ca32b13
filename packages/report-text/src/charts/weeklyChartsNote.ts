/** Explains the lines and the size of the points, once for both weekly charts. */
export const WEEKLY_CHARTS_NOTE =
  'Dashed lines: the week of adoption, and the averages before and after it. ' +
  'Larger points of hours per ticket have more tickets, so that their average is more certain.';
