import { encodingOf } from './encodingOf.ts';
import { linesIn } from './linesIn.ts';
import { UnreadableFileError } from './UnreadableFileError.ts';

/**
 * Decodes a file piece by piece: UTF-8 with or without a byte order mark, or UTF-16 with a byte order mark. All line ends become line feeds. Throws
 * an {@link UnreadableFileError} for other encodings, because wrong letters would change names.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let start = new Uint8Array(0);
  let lines = 0;
  let endsInReturn = false;
  const decode = (bytes: Uint8Array | null): string => {
    decoder ??= new TextDecoder(encodingOf(start), { fatal: true });
    const text = decoded(decoder, bytes, lines);
    const whole = endsInReturn ? `\r${text}` : text;
    endsInReturn = bytes !== null && whole.endsWith('\r');
    const ended = endsInReturn ? whole.slice(0, -1) : whole;
    const unified = ended.includes('\r') ? ended.replace(/\r\n?/g, '\n') : ended;
    const nul = unified.indexOf('\0');
    const newLines = linesIn(nul === -1 ? unified : unified.slice(0, nul));
    if (nul !== -1) throw new UnreadableFileError(lines + newLines + 1, { kind: 'nul' });
    lines += newLines;
    return unified;
  };
  for await (const chunk of chunks) {
    if (decoder === null && start.length + chunk.length < 3) {
      start = joined(start, chunk);
      continue;
    }
    const bytes: Uint8Array = decoder === null ? joined(start, chunk) : chunk;
    start = bytes.slice(0, 3);
    yield decode(bytes);
  }
  if (decoder === null) yield decode(start);
  yield decode(null);
}

function decoded(decoder: TextDecoder, bytes: Uint8Array | null, linesBefore: number): string {
  try {
    return bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    const readable = new TextDecoder(decoder.encoding).decode(bytes ?? new Uint8Array(0)).split('\uFFFD')[0] ?? '';
    throw new UnreadableFileError(linesBefore + linesIn(readable) + 1, {
      kind: 'not-text',
      encoding: decoder.encoding,
    });
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
