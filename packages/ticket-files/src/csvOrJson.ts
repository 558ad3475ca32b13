import { encodingOf } from '@roi-insight/file-reading';
import { TicketFileError } from './TicketFileError.ts';

/** The first bytes of archives, which .xlsx files are, of old Office files, and of compressed files. */
const PACKED: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
];

/** %PDF */
const PDF = [0x25, 0x50, 0x44, 0x46];

/** Number of bytes that show whether a file is text: pictures and other files have control characters there, and headings have none. */
const HEAD_BYTES = 12;

/**
 * Passes the bytes of a file on, unless it is no text file, such as a spreadsheet.
 * @throws {TicketFileError} if it is not a text file
 */
export async function* csvOrJson(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array(0);
  for await (const chunk of chunks) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = new Uint8Array([...head, ...chunk]);
    if (head.length < HEAD_BYTES) continue;
    refuseBinary(head);
    yield head;
    head = null;
  }
  if (head === null) return;
  refuseBinary(head);
  yield head;
}

function refuseBinary(bytes: Uint8Array): void {
  const beginsWith = (start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
  if (PACKED.some(beginsWith)) throw new TicketFileError(null, { kind: 'packed' });
  const isText = encodingOf(bytes) !== 'utf-8' || !bytes.subarray(0, HEAD_BYTES).some(isControl);
  if (beginsWith(PDF) || !isText) throw new TicketFileError(null, { kind: 'not-text-file' });
}

/** Whether a byte is a control character other than NUL, which UTF-16 has, and white space. */
const isControl = (byte: number) => (byte > 0 && byte < 9) || (byte > 13 && byte < 32);

/** @throws {TicketFileError} if a text is the beginning of HTML or XML, which Jira exports, too */
export function refuseMarkup(text: string): void {
  if (/^\s*<[!?a-z]/i.test(text)) throw new TicketFileError(null, { kind: 'not-csv' });
}
