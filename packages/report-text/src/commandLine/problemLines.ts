/**
 * The problems of a file, one per line.
 * @param count number of all problems; only the first ones are listed
 */
export const problemLines = (problems: readonly string[], count: number): readonly string[] =>
  count > problems.length ? [...problems, `… and ${count - problems.length} more problems.`] : problems;
