import { ticketProblemText } from '@roi-insight/report-text';
import { type ColumnMapping, readTicketFile, type StatusMap, statusMapOf } from '../src/index.ts';

/** The current time in the tests. */
export const NOW = '2031-01-01T00:00:00Z';

interface ReadOptions {
  readonly statuses?: StatusMap;
  readonly timeZone?: string;
  readonly now?: string;
  readonly columns?: ColumnMapping | null;
  /** Size of each piece, in bytes. */
  readonly size?: number;
}

/** Splits bytes into pieces, like those that a disk or a browser returns. */
export async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export function readBytes(
  bytes: Uint8Array,
  { statuses = statusMapOf([]), timeZone = 'UTC', now = NOW, columns = null, size = 7 }: ReadOptions = {},
) {
  return readTicketFile(pieces(bytes, size), { statuses, timeZone, now, columns });
}

export const readText = (text: string, options?: ReadOptions) => readBytes(new TextEncoder().encode(text), options);

/** The file; throws its problems if it is refused. */
export async function accepted(reading: ReturnType<typeof readTicketFile>) {
  const file = await reading;
  if (file.kind === 'refused') throw new Error(JSON.stringify(file.problems));
  return file;
}

/** The problems as “line: message”; throws if there are none. */
export async function problemsOf(reading: ReturnType<typeof readTicketFile>): Promise<string[]> {
  const file = await reading;
  if (file.kind === 'read') throw new Error('The file was read.');
  return file.problems.map(({ line, problem }) => `${line}: ${ticketProblemText(problem)}`);
}
