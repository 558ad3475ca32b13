/** The cells of one table. */
export interface CellGroup<Cell> {
  /** Name of the group for `--only`. */
  readonly key: string;
  readonly title: string;
  readonly cells: readonly Cell[];
  /** Maximum number of draws of each cell. */
  readonly maxRuns?: number;
}
