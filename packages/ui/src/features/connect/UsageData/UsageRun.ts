/** The state or result of reading usage files. */
export type UsageRun =
  /** No file was chosen, or the files were read successfully. */
  | { readonly kind: 'idle' }
  /** `share` is the share of the files that was read, 0–1. */
  | { readonly kind: 'reading'; readonly fileNames: readonly string[]; readonly share: number }
  | { readonly kind: 'canceled' }
  /** `count` is the number of problems; `problems` lists only the first ones. */
  | {
      readonly kind: 'refused';
      readonly fileNames: readonly string[];
      readonly problems: readonly string[];
      readonly count: number;
    };
