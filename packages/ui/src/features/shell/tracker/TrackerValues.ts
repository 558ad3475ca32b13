/** What a form asks for to read a tracker. */
export interface TrackerValues {
  readonly jiraUrl: string;
  readonly email: string;
  readonly apiKey: string;
}
