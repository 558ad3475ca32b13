import type { UnderstoodUsage } from './UnderstoodUsage.ts';
import type { UsageRun } from './UsageRun.ts';

/** The usage files of the form, and what can be done with them. */
export interface UsageDataValues {
  /** What is being done with files. */
  readonly run: UsageRun;
  /** What the next analysis uses. A file that cannot be read does not replace it. */
  readonly understood: UnderstoodUsage | null;
  /** Whether all people are in the form's project, unless a file says otherwise. */
  readonly isEveryone: boolean;
  /** Null if the files are not at hand anymore, as after a reload: they have to be chosen again. */
  readonly onEveryoneChange: ((isEveryone: boolean) => void) | null;
  /** Files were chosen or dropped. They replace those before. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Stops the reading. */
  readonly onCancel: () => void;
  /** The sample tracker at this address was chosen, whose usage is known; null: it is no longer used. */
  readonly onSampleChange: (trackerUrl: string | null) => void;
  /** The next analysis uses no usage. */
  readonly onRemove: () => void;
}
