import Papa from 'papaparse';
import { linesIn } from '../decodeText.ts';
import { UnreadableFileError } from '../Problems.ts';

/** No row is longer, in characters: what seems to be is a quote without an end. */
const MAX_ROW = 1_000_000;

/** A row of cells and the line that it begins on, from 1. */
export type TakeRow = (cells: readonly string[], line: number) => void;

/**
 * Splits a text that comes in pieces into rows. Rows without text are left out, and still counted.
 * @param delimiterOf chooses the delimiter by the first line
 */
export class RowReader {
  readonly #take: TakeRow;
  readonly #delimiterOf: (firstLine: string) => string;
  #delimiter: string | null = null;
  #rest = '';
  #line = 1;

  constructor(delimiterOf: (firstLine: string) => string, take: TakeRow) {
    this.#delimiterOf = delimiterOf;
    this.#take = take;
  }

  write(text: string): void {
    this.#rest += text;
    if (this.#delimiter === null && !/\S[^\n]*\n/.test(this.#rest) && this.#rest.length < MAX_ROW) return;
    const used = this.#parse(this.#rest, false);
    this.#rest = this.#rest.slice(used);
    if (this.#rest.length > MAX_ROW)
      throw new UnreadableFileError(this.#line, 'The row that begins here has no end: a quote is not closed.');
  }

  end(): void {
    this.#parse(this.#rest, true);
    this.#rest = '';
  }

  /** Takes the rows that are whole, and returns how many characters they have. */
  #parse(text: string, isEnd: boolean): number {
    this.#delimiter ??= this.#delimiterOf(/\S[^\n]*/.exec(text)?.[0] ?? '');
    const parser = new Papa.Parser({ delimiter: this.#delimiter, newline: '\n', quoteChar: '"', escapeChar: '"' });
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(text, 0, !isEnd);
    const hasLineFeeds = text.includes('"');
    const firstError = errors[0]?.row ?? Infinity;
    for (const [index, cells] of data.entries()) {
      if (index === firstError)
        throw new UnreadableFileError(
          this.#line,
          'A quote in this row is not closed, or is followed by other letters.',
        );
      if (cells.some((cell) => cell.trim() !== '')) this.#take(cells, this.#line);
      this.#line += 1;
      if (hasLineFeeds) for (const cell of cells) this.#line += linesIn(cell);
    }
    return meta.cursor;
  }
}
