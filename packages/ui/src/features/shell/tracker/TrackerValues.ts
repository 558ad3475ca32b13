/** The values that a form needs to read a tracker. */
export interface TrackerValues {
  readonly jiraUrl: string;
  readonly email: string;
  /** An API token, or the client secret of a service account. */
  readonly apiKey: string;
  /** The client ID of a service account; null or absent for an API token. */
  readonly clientId?: string | null | undefined;
}
