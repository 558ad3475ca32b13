/** A level is sustained if this number of four covered weeks in a row reach it, the first one included. */
const REACHED = 3;

/** Whether the value at this index reaches a level that at least three of the four values from it reach. */
export const isSustained = (values: readonly number[], index: number, reaches: (value: number) => boolean): boolean =>
  reaches(values[index] ?? NaN) && values.slice(index, index + 4).filter(reaches).length >= REACHED;
