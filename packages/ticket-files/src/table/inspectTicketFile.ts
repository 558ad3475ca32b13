import { decodeText, isJson, RowReader } from '@roi-insight/file-reading';
import { headingsOf } from '../csv/headings.ts';
import { ticketDelimiterOf } from '../csv/ticketDelimiterOf.ts';
import { csvOrJson, refuseMarkup } from '../csvOrJson.ts';
import { Problems, type TicketFileRefusal } from '../Problems.ts';
import { TicketFileError } from '../TicketFileError.ts';
import { ColumnProfile } from './ColumnProfile.ts';
import { refuseUsageJson, refuseUsageTable } from './refuseUsage.ts';
import { suggestMapping } from './suggestMapping.ts';
import type { TicketTable } from './TicketTable.ts';
import { withoutTitle } from './withoutTitle.ts';

/** Number of rows that are kept for display. */
const SHOWN_ROWS = 3;

/** The kind of a file: Jira's JSON, which needs no mapping; a table; or a file that cannot be read. */
export type TicketFileInspection = { readonly kind: 'jira-json' } | TicketTable | TicketFileRefusal;

/**
 * Reads a file once, in pieces, to find out what its columns contain. `readTicketFile` reads its tickets afterwards.
 * @throws errors of `chunks`, such as a failure of the disk
 */
export async function inspectTicketFile(chunks: AsyncIterable<Uint8Array>): Promise<TicketFileInspection> {
  const table = new TableInspection();
  const rows = new RowReader(ticketDelimiterOf, (cells, line) => table.take(cells, line));
  let isBlank = true;
  try {
    for await (const text of withoutTitle(decodeText(csvOrJson(chunks)))) {
      if (isBlank) refuseMarkup(text);
      if (isBlank && isJson(text)) {
        refuseUsageJson(text);
        return { kind: 'jira-json' };
      }
      isBlank &&= !/\S/.test(text);
      rows.write(text);
    }
    rows.end();
    return table.result;
  } catch (cause) {
    const problems = new Problems();
    problems.end(cause);
    return problems.refusal([]);
  }
}

class TableInspection {
  readonly #firstRows: (readonly string[])[] = [];
  #columns: readonly ColumnProfile[] | null = null;
  #rowCount = 0;

  take(cells: readonly string[], line: number): void {
    if (this.#columns === null) {
      refuseUsageTable(cells);
      this.#columns = headingsOf(cells, line).map((heading) => new ColumnProfile(heading));
      return;
    }
    this.#rowCount += 1;
    if (this.#firstRows.length < SHOWN_ROWS) this.#firstRows.push(cells.map((cell) => cell.trim()));
    for (const [index, column] of this.#columns.entries()) column.add(cells[index] ?? '');
  }

  get result(): TicketTable {
    if (this.#columns === null) throw new TicketFileError(null, { kind: 'empty' });
    if (this.#rowCount === 0) throw new TicketFileError(null, { kind: 'no-tickets' });
    const columns = this.#columns.map(({ column }) => column);
    return {
      kind: 'table',
      ...suggestMapping(columns),
      columns,
      firstRows: this.#firstRows,
      rowCount: this.#rowCount,
    };
  }
}
