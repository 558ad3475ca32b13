/** A short answer, and the sentence that explains it. */
export interface Outcome {
  readonly figure: string;
  readonly note: string;
}

/** A short answer with its name. */
export interface OutcomeFact extends Outcome {
  readonly name: string;
}
