/** The message if the mathematics threw. */
export const FORECAST_FAILED =
  'The forecast of these teams could not be made. Leave out teams with few tickets, and try again.';
