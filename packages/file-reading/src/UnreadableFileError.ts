/** Thrown when the rest of the file cannot be read. */
export class UnreadableFileError extends Error {
  readonly line: number | null;
  /** Whether a character that text does not have is the reason. */
  readonly isNul: boolean;

  constructor(line: number | null, message: string, isNul = false) {
    super(message);
    this.line = line;
    this.isNul = isNul;
  }
}
