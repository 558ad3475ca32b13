/** What was understood of usage files, to be read before it is used. */
export interface UnderstoodUsage {
  readonly fileNames: readonly string[];
  readonly sources: readonly {
    /** The name of the source. */
    readonly title: string;
    /** People, teams, days and spend. */
    readonly summary: string;
    /** What limits the numbers. */
    readonly notes: readonly string[];
  }[];
  /** The teams that the files name. */
  readonly teams: readonly string[];
  /** Whether people without a team are those of the form's project. */
  readonly hasEveryone: boolean;
  /** The teams of sources that also have people without a team. */
  readonly besideEveryone: readonly string[];
  /** The address of the only tracker that it is for, the sample; null for usage of files. */
  readonly onlyFor: string | null;
}
