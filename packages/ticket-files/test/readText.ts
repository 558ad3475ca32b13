import { readTicketFile, type StatusMap, statusMapOf } from '../src/index.ts';

interface ReadOptions {
  readonly statuses?: StatusMap;
  readonly timeZone?: string;
  /** Bytes of each piece. */
  readonly size?: number;
}

/** Bytes in pieces, as a disk or a browser hands them over. */
async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export function readBytes(
  bytes: Uint8Array,
  { statuses = statusMapOf([]), timeZone = 'UTC', size = 7 }: ReadOptions = {},
) {
  return readTicketFile(pieces(bytes, size), { statuses, timeZone });
}

export const readText = (text: string, options?: ReadOptions) => readBytes(new TextEncoder().encode(text), options);

/** The file, or an error with its problems. */
export async function accepted(reading: ReturnType<typeof readTicketFile>) {
  const file = await reading;
  if (file.kind === 'refused') throw new Error(JSON.stringify(file.problems));
  return file;
}

/** The problems as “line: message”, or an error if there are none. */
export async function problemsOf(reading: ReturnType<typeof readTicketFile>): Promise<string[]> {
  const file = await reading;
  if (file.kind === 'read') throw new Error('The file was read.');
  return file.problems.map(({ line, message }) => `${line}: ${message}`);
}
