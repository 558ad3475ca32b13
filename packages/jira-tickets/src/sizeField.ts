/** The field of an issue that says how large a ticket was estimated to be. */
export interface SizeField {
  readonly id: string;
  /** What histories call it, for trackers whose histories have no ids of fields. */
  readonly name: string;
  /** What histories say about its kind: `jira` for a field of Jira itself, else `custom`. */
  readonly fieldtype: 'jira' | 'custom';
  /** The number that stands for a size of 1: an estimate is in seconds, and its size in hours. */
  readonly unit: number;
}

/** Jira's own estimate, unless a request names another field. */
export const ORIGINAL_ESTIMATE: SizeField = {
  id: 'timeoriginalestimate',
  name: 'timeoriginalestimate',
  fieldtype: 'jira',
  unit: 3600,
};
