/** Shown while the forecast is computed. */
export const FORECAST_PROGRESS = 'Replaying the plan in the past of these teams';
