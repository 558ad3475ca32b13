import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { request } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { portOf } from '../../../server/test/support/harness.ts';
import { LIMITS, readJson } from './readJson.ts';

const MB = 1024 * 1024;

/** Reads a response with these gzip bytes. */
async function read(packed: Buffer) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${portOf(server)}`;
  const session = {
    id: '1',
    signal: new AbortController().signal,
    isShared: () => false,
    memory: { unreadBytes: 0 },
    stats: { bytes: 0 },
  };
  return readJson(await request(address), session, address, LIMITS.page);
}

/** Compresses the text in parts, as some proxies do: each part is complete gzip data. */
function inParts(text: string, ...ends: readonly number[]): Buffer {
  const starts = [0, ...ends];
  return Buffer.concat(starts.map((start, index) => gzipSync(text.slice(start, ends[index]))));
}

const SMALL = JSON.stringify(Array.from({ length: 5000 }, (_, index) => Math.sin(index)));
const LARGE = JSON.stringify(Array.from({ length: 300_000 }, (_, index) => Math.sin(index)));

describe('a response that is compressed in parts', () => {
  it.each([
    ['two parts', SMALL, inParts(SMALL, 1000)],
    ['many parts', SMALL, inParts(SMALL, ...Array.from({ length: 50 }, (_, index) => 100 * (index + 1)))],
    ['two parts, the last one empty', SMALL, inParts(SMALL, SMALL.length)],
    ['one part, followed by zeros', SMALL, Buffer.concat([gzipSync(SMALL), Buffer.alloc(64)])],
    ['two parts of a large response', LARGE, inParts(LARGE, LARGE.length / 2)],
    ['two parts of a large response, the last one small', LARGE, inParts(LARGE, LARGE.length - 2)],
  ])('is read: %s', async (_name, text, packed) => {
    expect(await read(packed)).toMatchObject({ status: 200, size: text.length, body: JSON.parse(text) });
  });

  it('is refused if it unpacks to more than is allowed', async () => {
    const text = `["${'x'.repeat(5 * MB)}"]`;
    await expect(read(inParts(text, text.length - 2))).rejects.toMatchObject({
      failure: { reason: 'response-too-large', unit: 'packed-bytes' },
    });
  });
});
