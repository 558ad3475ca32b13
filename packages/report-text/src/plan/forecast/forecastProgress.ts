/** What is done while the forecast is made. */
export const FORECAST_PROGRESS = 'Replaying the plan in the past of these teams';
