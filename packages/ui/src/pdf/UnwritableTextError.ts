/** The text has letters that cannot be set: no font of the product has them, or they need shaping. */
export class UnwritableTextError extends Error {
  override readonly name = 'UnwritableTextError';
  readonly letters: readonly string[];

  constructor(letters: readonly string[]) {
    super('letters that cannot be set');
    this.letters = letters;
  }
}
