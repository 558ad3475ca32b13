/** The reason why a file cannot be read to its end. */
export type UnreadableFileProblem =
  | { readonly kind: 'cut' | 'endless-row' | 'not-json' | 'nul' | 'quote' | 'too-deep' }
  | { readonly kind: 'not-text'; readonly encoding: string };

/** Thrown when the rest of the file cannot be read. */
export class UnreadableFileError extends Error {
  readonly line: number;
  readonly problem: UnreadableFileProblem;

  constructor(line: number, problem: UnreadableFileProblem) {
    super(problem.kind);
    this.line = line;
    this.problem = problem;
  }
}
