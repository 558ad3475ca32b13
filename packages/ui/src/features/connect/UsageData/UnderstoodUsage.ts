/** A summary of usage files, which the reader can check before it is used. */
export interface UnderstoodUsage {
  readonly fileNames: readonly string[];
  readonly sources: readonly {
    /** The name of the source. */
    readonly title: string;
    /** People, teams, days and spend. */
    readonly summary: string;
    /** Limits of the numbers, in sentences. */
    readonly notes: readonly string[];
  }[];
  /** The teams that the files name. */
  readonly teams: readonly string[];
  /** Whether people who are in no team belong to the form's project. */
  readonly hasEveryone: boolean;
  /** The teams of sources that also have people who are in no team. */
  readonly besideEveryone: readonly string[];
  /** The address of the sample tracker if the usage may be used only for that tracker; null for usage from files. */
  readonly onlyFor: string | null;
}
