import type { Names } from '@roi-insight/contracts';

/** A logo that was read from a file, or the reason why the file is no logo. */
export type LogoReading =
  | { readonly kind: 'read'; readonly logo: string }
  /** `message` tells the reader what to do. */
  | { readonly kind: 'refused'; readonly message: string };

/** The names that the reader entered for a report, and how to change them. */
export interface ReportNaming {
  /** Absent if nothing was entered. */
  readonly names?: Names | undefined;
  /** Saves all names; those that are missing are the defaults. Absent if they cannot be changed here. */
  readonly onNamesChange?: ((names: Names) => void) | undefined;
  /** Reads the file of a logo. Never rejects. */
  readonly onReadLogo?: ((file: File) => Promise<LogoReading>) | undefined;
}
