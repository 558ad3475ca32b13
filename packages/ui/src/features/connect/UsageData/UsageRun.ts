/** The columns of a table of persons and days, by what they mean. Each has a heading of the table. */
export type UsageColumns = Readonly<Partial<Record<'person' | 'date' | 'team' | 'spend', string>>>;

/** The state or result of reading usage files. */
export type UsageRun =
  /** No file was chosen, or the files were read successfully. */
  | { readonly kind: 'idle' }
  /** `share` is the share of the files that was read, 0–1. */
  | { readonly kind: 'reading'; readonly fileNames: readonly string[]; readonly share: number }
  | { readonly kind: 'canceled' }
  /** The reader must choose the columns of a table. */
  | {
      readonly kind: 'columns';
      readonly fileName: string;
      readonly headings: readonly string[];
      /** The columns that are recognized. */
      readonly suggested: UsageColumns;
    }
  /** `count` is the number of problems; `problems` lists only the first ones. */
  | {
      readonly kind: 'refused';
      readonly fileNames: readonly string[];
      readonly problems: readonly string[];
      readonly count: number;
    };
