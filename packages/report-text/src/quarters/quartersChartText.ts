/** The title of the chart, the name of its horizontal axis, and the mark of a quarter that is not over. */
export const QUARTERS_TITLE = 'Effect by quarter since adoption';
export const QUARTERS_AXIS = 'Quarter since adoption';
export const SO_FAR = 'so far';
