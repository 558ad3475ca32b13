import { delimiterOf, RowReader, UnreadableFileError } from '@roi-insight/file-reading';
import type { UsagePlace } from '@roi-insight/contracts';
import { UsageError } from '../Problems.ts';

/** Receives the cells of a row. */
export type TakeCells = (cells: readonly string[], place: UsagePlace) => void;

/** Reads a table in pieces. */
export class CsvFile {
  readonly #file: string;
  readonly #rows: RowReader;

  /** @param open chooses from the first line who takes the rows */
  constructor(file: string, open: (heading: readonly string[]) => TakeCells) {
    let take: TakeCells | null = null;
    this.#file = file;
    this.#rows = new RowReader(delimiterOf, (cells, line) => {
      if (take === null) take = open(cells);
      else take(cells, { file, line, entry: null });
    });
  }

  write(text: string): void {
    this.#read(() => this.#rows.write(text));
  }

  end(): void {
    this.#read(() => this.#rows.end());
  }

  #read(read: () => void): void {
    try {
      read();
    } catch (cause) {
      if (!(cause instanceof UnreadableFileError)) throw cause;
      throw new UsageError({ reason: 'usage-quote', file: this.#file, line: cause.line });
    }
  }
}
