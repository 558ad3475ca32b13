/** What is being done with chosen usage files, or how it ended. */
export type UsageRun =
  /** Nothing: no file was chosen, or the files were understood. */
  | { readonly kind: 'idle' }
  /** `share` of the files that was read, 0–1. */
  | { readonly kind: 'reading'; readonly fileNames: readonly string[]; readonly share: number }
  | { readonly kind: 'canceled' }
  /** `problems` are the first of `count`. */
  | {
      readonly kind: 'refused';
      readonly fileNames: readonly string[];
      readonly problems: readonly string[];
      readonly count: number;
    };
