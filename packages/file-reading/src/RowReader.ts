import Papa from 'papaparse';
import { linesIn } from './linesIn.ts';
import { UnreadableFileError } from './UnreadableFileError.ts';

/** Maximum length of a row, in characters. A ticket with all of its comments can have a million characters. */
const MAX_ROW = 10_000_000;

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
  /** Whether there is a line feed in the pending text. */
  #hasLine = false;
  /** The pending text is parsed again when it has at least this length. */
  #minLength = 0;
  #line = 1;

  constructor(delimiterOf: (firstLine: string) => string, take: TakeRow) {
    this.#delimiterOf = delimiterOf;
    this.#take = take;
  }

  write(text: string): void {
    this.#pending += text;
    this.#hasLine ||= text.includes('\n');
    // An incomplete row is parsed again only when the text has doubled, so that a long row takes linear time.
    const isWaiting = !this.#hasLine || this.#pending.length < this.#minLength;
    const isTooLong = this.#pending.length > MAX_ROW;
    if (isWaiting && !isTooLong) return;
    if (this.#delimiter === null && !isTooLong && !this.#hasFirstLine()) {
      this.#minLength = 2 * this.#pending.length;
      this.#hasLine = false;
      return;
    }
    const used = this.#parse(this.#pending, false);
    this.#pending = this.#pending.slice(used);
    this.#minLength = 2 * this.#pending.length;
    this.#hasLine = this.#pending.includes('\n');
    if (this.#pending.length > MAX_ROW) throw new UnreadableFileError(this.#line, { kind: 'endless-row' });
  }

  end(): void {
    this.#parse(this.#pending, true);
    this.#pending = '';
  }

  /** Whether the first line that is not blank is complete. */
  #hasFirstLine(): boolean {
    const start = this.#pending.search(/\S/);
    return start !== -1 && this.#pending.includes('\n', start);
  }

  /** Takes all complete rows. @returns their length in characters */
  #parse(text: string, isEnd: boolean): number {
    this.#delimiter ??= this.#delimiterOf(/\S[^\n]*/.exec(text)?.[0] ?? '');
    const parser = new Papa.Parser({ delimiter: this.#delimiter, newline: '\n', quoteChar: '"', escapeChar: '"' });
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(text, 0, !isEnd);
    const hasLineFeeds = text.includes('"');
    const firstError = errors[0]?.row ?? Infinity;
    for (const [index, cells] of data.entries()) {
      if (index === firstError) throw new UnreadableFileError(this.#line, { kind: 'quote' });
      if (cells.some((cell) => cell.trim() !== '')) this.#take(cells, this.#line);
      this.#line += 1;
      if (hasLineFeeds) for (const cell of cells) this.#line += linesIn(cell);
    }
    return meta.cursor;
  }
}
