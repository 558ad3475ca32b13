/** The formats of a plan. */
export const PLAN_FORMATS = ['json', 'pdf', 'ics'] as const;
