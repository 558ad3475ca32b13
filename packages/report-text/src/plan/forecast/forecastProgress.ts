/** Shown while the forecast is computed. */
export const FORECAST_PROGRESS = 'Replaying the plan in the past of these teams';

/** Explains what a plan lacks after its forecast was canceled. */
export const FORECAST_STOPPED = 'Without it, nothing says what this plan can find.';
