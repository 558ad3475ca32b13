import { inspectTicketFile, type TicketTable } from '@roi-insight/ticket-files';

/** The table in a file with these lines. */
export async function tableOf(...lines: readonly string[]): Promise<TicketTable> {
  async function* pieces() {
    yield new TextEncoder().encode(lines.join('\n'));
  }
  const table = await inspectTicketFile(pieces());
  if (table.kind !== 'table') throw new Error(table.kind);
  return table;
}
