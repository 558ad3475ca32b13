/** Said once for both weekly charts: what their lines mean, and what the size of a point does. */
export const WEEKLY_CHARTS_NOTE =
  'Dashed lines: the week of adoption, and the averages before and after it. ' +
  'Larger points of hours per ticket have more tickets, so that their average is more certain.';
