/** Session storage key of the form's values. */
export const FORM_DATA_KEY = 'formData';
/** Session storage key of the report. */
export const DASHBOARD_DATA_KEY = 'dashboardData';
