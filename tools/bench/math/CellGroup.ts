/** The cells of one table. */
export interface CellGroup<Cell> {
  /** Name for `--only`. */
  readonly key: string;
  readonly title: string;
  readonly cells: readonly Cell[];
  /** Most draws of each cell. */
  readonly maxRuns?: number;
}
