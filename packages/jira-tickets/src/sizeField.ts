/** The field of an issue that contains the estimated size of a ticket. */
export interface SizeField {
  readonly id: string;
  /** Name of the field in histories, for trackers whose histories have no field ids. */
  readonly name: string;
  /** Kind of the field in histories: `jira` for a field of Jira itself, otherwise `custom`. */
  readonly fieldtype: 'jira' | 'custom';
  /** The value of the field that means a size of 1. For an estimate, this is 3600, because the value is in seconds and the size in hours. */
  readonly unit: number;
}

/** Jira's own estimate, unless a request names another field. */
export const ORIGINAL_ESTIMATE: SizeField = {
  id: 'timeoriginalestimate',
  name: 'timeoriginalestimate',
  fieldtype: 'jira',
  unit: 3600,
};
