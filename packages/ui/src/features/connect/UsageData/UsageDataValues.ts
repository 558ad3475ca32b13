import type { UnderstoodUsage } from './UnderstoodUsage.ts';
import type { UsageColumns, UsageRun } from './UsageRun.ts';

/** The usage files of the form, and the actions for them. */
export interface UsageDataValues {
  /** The state of reading the files. */
  readonly run: UsageRun;
  /** The usage for the next analysis. A file that cannot be read does not replace this usage. */
  readonly understood: UnderstoodUsage | null;
  /** Whether all people are in the form's project, unless a file says otherwise. */
  readonly isEveryone: boolean;
  /**
   * Null if the files are not available anymore, for example after a reload. They must be chosen again. Undefined if the files must always name the
   * team of each person.
   */
  readonly onEveryoneChange: ((isEveryone: boolean) => void) | null | undefined;
  /** Files were chosen or dropped. They replace all earlier files. */
  readonly onFiles: (files: readonly File[]) => void;
  /** The columns of a table were chosen, so that the files can be read again. */
  readonly onColumns: (columns: UsageColumns) => void;
  /** Stops the reading. */
  readonly onCancel: () => void;
  /** Called with the address of a sample tracker when it is chosen, and with null when it is no longer used. */
  readonly onSampleChange: (trackerUrl: string | null) => void;
  /** Removes the usage for the next analysis. */
  readonly onRemove: () => void;
}
