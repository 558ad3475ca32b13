/** The title of the page that makes the report on a plan. */
export const PLAN_REPORT_TITLE = 'Report on a plan';
