/** The values that a form needs to read a tracker. */
export interface TrackerValues {
  readonly jiraUrl: string;
  readonly email: string;
  readonly apiKey: string;
}
