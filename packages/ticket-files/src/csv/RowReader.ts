import Papa from 'papaparse';
import { linesIn } from '../decodeText.ts';
import { UnreadableFileError } from '../Problems.ts';

/** Maximum length of a row, in characters: a longer one has a quote that is not closed. */
const MAX_ROW = 1_000_000;

/** Receives the cells of a row and the line on which it begins, from 1. */
export type TakeRow = (cells: readonly string[], line: number) => void;

/**
 * Splits a text that arrives in pieces into rows. Rows without text are skipped; their lines are counted.
 * @param delimiterOf chooses the delimiter from the first line
 */
export class RowReader {
  readonly #take: TakeRow;
  readonly #delimiterOf: (firstLine: string) => string;
  #delimiter: string | null = null;
  #pending = '';
  #line = 1;

  constructor(delimiterOf: (firstLine: string) => string, take: TakeRow) {
    this.#delimiterOf = delimiterOf;
    this.#take = take;
  }

  write(text: string): void {
    this.#pending += text;
    if (this.#delimiter === null && !/\S[^\n]*\n/.test(this.#pending) && this.#pending.length < MAX_ROW) return;
    const used = this.#parse(this.#pending, false);
    this.#pending = this.#pending.slice(used);
    if (this.#pending.length > MAX_ROW)
      throw new UnreadableFileError(this.#line, 'The row that begins here has no end: a quote is not closed.');
  }

  end(): void {
    this.#parse(this.#pending, true);
    this.#pending = '';
  }

  /** Takes all complete rows. @returns their length in characters */
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
