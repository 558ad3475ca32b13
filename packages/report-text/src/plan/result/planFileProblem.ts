/**
 * Explains why a plan file was refused, in sentences.
 * @param problem the problem that the check of the file found
 * @example planFileProblem('terms.start must be a Monday')
 */
export const planFileProblem = (problem: string): string =>
  `This plan cannot be opened: ${problem}. Choose the file that was saved when the order was drawn.`;
