import { TicketFileError } from './TicketFileError.ts';

/** The first bytes of archives, which .xlsx files are, and of old Office files. */
const OFFICE: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Passes the bytes of a file on, unless it is a spreadsheet.
 * @throws {TicketFileError} if it is one
 */
export async function* csvOrJson(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const first: number[] = [];
  for await (const chunk of chunks) {
    if (first.length < 4) {
      first.push(...chunk.subarray(0, 4 - first.length));
      if (OFFICE.some((bytes) => bytes.every((byte, index) => first[index] === byte))) throw notCsv();
    }
    yield chunk;
  }
}

/** @throws {TicketFileError} if a text is the beginning of HTML or XML, which Jira exports, too */
export function refuseMarkup(text: string): void {
  if (/^\s*<[!?a-z]/i.test(text)) throw notCsv();
}

const notCsv = () => new TicketFileError(null, { kind: 'not-csv' });
