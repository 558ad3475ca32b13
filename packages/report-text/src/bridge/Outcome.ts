/** A short answer, and the sentence that explains it. */
export interface Outcome {
  readonly figure: string;
  readonly note: string;
}
