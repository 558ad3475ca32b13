import { NDJSON, parseProgressLine, type Progress } from '@roi-insight/contracts';

/**
 * Reads the text of the response. The text of a streamed response is its last line; the progress lines before it are
 * reported as they arrive. Rejects if the connection breaks or ends before the last line.
 */
export async function readResponse(response: Response, onProgress: (progress: Progress) => void): Promise<string> {
  const streamed = response.headers.get('content-type')?.startsWith(NDJSON) ?? false;
  if (!streamed || response.body === null) return response.text();
  let result: string | null = null;
  for await (const line of lines(response.body)) {
    const progress = readProgress(line);
    if (progress === null) result = line;
    else onProgress(progress);
  }
  if (result === null) throw new Error('The stream ended before its result.');
  return result;
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const complete = rest.split('\n');
    rest = complete.pop() ?? '';
    yield* complete.filter((line) => line.trim() !== '');
    if (done) break;
  }
  if (rest.trim() !== '') yield rest;
}

/** Parses a progress line, which is short. The report is parsed only where it is shown. */
function readProgress(line: string): Progress | null {
  if (!line.startsWith('{"progress"')) return null;
  try {
    const parsed = parseProgressLine(JSON.parse(line));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}
