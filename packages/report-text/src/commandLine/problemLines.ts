/**
 * The problems of a file, one a line.
 * @param count of all problems, of which the first are listed
 */
export const problemLines = (problems: readonly string[], count: number): readonly string[] =>
  count > problems.length ? [...problems, `… and ${count - problems.length} more problems.`] : problems;
