/** Measures for the hours of a ticket: hours logged on it, hours in progress, or hours from creation to completion. */
export const MEASURES = ['logged', 'active', 'elapsed'] as const;

/** Measures that a request can choose. `active`: times of statuses, even if tickets have logged hours. */
export const CHOSEN_MEASURES = ['active'] as const;

export type Measure = (typeof MEASURES)[number];
export type ChosenMeasure = (typeof CHOSEN_MEASURES)[number];
