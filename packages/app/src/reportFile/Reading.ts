/** Options for reading a report file. */
export interface Reading {
  readonly signal: AbortSignal;
  /** Called with the share of the file that was read, 0–1. */
  readonly onShare: (share: number) => void;
}
