/** Session storage key of the form's values. */
export const FORM_DATA_KEY = 'formData';
/** Session storage key of the report. */
export const DASHBOARD_DATA_KEY = 'dashboardData';
/** Session storage key of the report's tickets, if they are not in the report itself. */
export const TICKETS_KEY = 'tickets';
