/** Thrown for letters that the PDF cannot show, because no shipped font covers them, or because they need shaping. */
export class UnsupportedCharactersError extends Error {
  override readonly name = 'UnsupportedCharactersError';
  readonly letters: readonly string[];

  constructor(letters: readonly string[]) {
    super('The PDF cannot show some letters.');
    this.letters = letters;
  }
}
