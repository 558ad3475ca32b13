/** The word before the code of a plan in a Jira issue, by which all registered plans of a site are found. */
export const PLAN_MARK = 'roi-plan';
