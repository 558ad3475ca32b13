import type { TicketProblem } from '@roi-insight/contracts';

/** Thrown when the rest of the file cannot be used. */
export class TicketFileError extends Error {
  readonly line: number | null;
  readonly problem: TicketProblem;

  constructor(line: number | null, problem: TicketProblem) {
    super(problem.kind);
    this.line = line;
    this.problem = problem;
  }
}
