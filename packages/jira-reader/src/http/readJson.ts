import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import type { Dispatcher } from 'undici';
import { RequestFailure } from '../RequestFailure.ts';
import { codeOf } from '../codeOf.ts';
import { MalformedResponseError } from './MalformedResponseError.ts';
import { FairTurns } from './FairTurns.ts';
import type { JsonResponse } from './jiraResponse.ts';
import { isCertainlyBelow, jsonSize } from './jsonSize.ts';

const MB = 1024 * 1024;

/** Maximum size of a response in decompressed bytes, and in values, because `[{},{},…]` is twenty times as large in memory. */
export interface ResponseLimit {
  readonly bytes: number;
  readonly values: number;
}

/** Limits of responses, each several times the size of Jira's own. */
export const LIMITS = {
  /** The user, the site, a page of 100 projects: such responses have up to 150 kB and 2,000 values. */
  small: { bytes: MB, values: 20_000 },
  /** All statuses or projects: 10,000 projects have about 10 MB and 190,000 values. */
  list: { bytes: 16 * MB, values: 400_000 },
  /** A page of tickets: 10,000 changes, each of three fields, have about 9 MB and 400,000 values. */
  page: { bytes: 32 * MB, values: 1_200_000 },
} as const satisfies Readonly<Record<string, ResponseLimit>>;

/** Minimum size of a large response: large responses are parsed one at a time, with pauses for other analyses between them. */
const LARGE_BYTES = 4 * MB;
const largeResponses = pLimit(1);
/** Pause after a large response, as a multiple of the time for which parsing the response blocked the thread. */
const PAUSE = 3;
/** Maximum compression ratio of a large response. Long histories of the same text reach 100. */
const MAX_PACKING = 300;
/** A larger malformed response is not requested again. Jira's largest responses have 9 MB. */
export const MAX_RETRIED_BYTES = 16 * MB;

/** Responses are parsed in turns, so that an analysis with many responses does not delay the other analyses of the thread. */
export const parsingTurns = new FairTurns();
const GZIP_MAGIC = 0x1f8b;

/** The part of a session that is needed for reading a response. */
interface ReadingSession {
  /** Identifies the analysis within its thread. */
  readonly id: string;
  readonly signal: AbortSignal;
  readonly isShared: () => boolean;
  readonly memory: { unreadBytes: number };
  readonly stats: { bytes: number };
}

/** Maximum nesting; Jira's own responses have a depth of up to 8. */
const MAX_DEPTH = 64;

/**
 * Reads a response that must be JSON. Throws a `RequestFailure` for a redirect, an HTML page, or a response that would need too much memory. Throws a
 * `MalformedResponseError` for malformed JSON.
 */
export async function readJson(
  response: Dispatcher.ResponseData,
  session: ReadingSession,
  base: string,
  limit: ResponseLimit,
): Promise<JsonResponse> {
  const { statusCode: status, headers } = response;
  const host = new URL(base).host;
  if (status >= 300 && status < 400) {
    await response.body.dump();
    throw redirected(host, headers['location'], base);
  }
  const type = String(headers['content-type'] ?? '').toLowerCase();
  if (!/^application\/(problem\+)?json\b/.test(type)) {
    await response.body.dump();
    // Gateways send errors as plain text: the status is sufficient.
    if (status >= 400) return { status, headers, body: null, size: 0 };
    if (type === '' || headers['content-length'] === '0') throw MalformedResponseError.incomplete(host, 0);
    throw new RequestFailure({ reason: 'web-page', host });
  }
  return readBody(response.body, session, { host, maxBytes: limit.bytes }, (packed, maxBytes) => {
    const bytes = headers['content-encoding'] === 'gzip' ? unpack(packed, host, maxBytes) : packed;
    if (bytes === null) return null;
    session.stats.bytes += bytes.length;
    const size = bytes.length;
    return { status, headers, body: size === 0 ? null : parse(bytes, host, limit.values), size };
  });
}

/**
 * Collects a response, and parses it when its turn comes. While the response is queued, only its compressed form is
 * in memory.
 * @param parsed null: the response unpacks to more than `maxBytes`
 */
async function readBody(
  body: Dispatcher.ResponseData['body'],
  { id, isShared, memory, signal }: ReadingSession,
  { host, maxBytes }: { readonly host: string; readonly maxBytes: number },
  parsed: (packed: Buffer, maxBytes: number) => JsonResponse | null,
): Promise<JsonResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
      size += bytes.length;
      memory.unreadBytes += bytes.length;
      if (size > maxBytes) throw tooLarge(host, maxBytes / MB, 'megabytes');
      chunks.push(bytes);
    }
    const packed = Buffer.concat(chunks, size);
    chunks.length = 0; // otherwise the response would be in memory twice while it is queued
    if (statedSize(packed) < LARGE_BYTES) {
      const small = await parsingTurns.run(id, signal, () => parsed(packed, Math.min(maxBytes, LARGE_BYTES)));
      if (small !== null) return small;
    }
    const maxUnpacked = Math.min(maxBytes, Math.max(LARGE_BYTES, MAX_PACKING * size));
    const large = await largeResponses(async () => {
      let started = performance.now();
      try {
        return await parsingTurns.run(id, signal, () => {
          started = performance.now();
          return parsed(packed, maxUnpacked);
        });
      } finally {
        // Most of the time is left to the other analyses, because each of their requests may have to wait for such a response.
        if (isShared()) await sleep(PAUSE * (performance.now() - started));
      }
    });
    if (large !== null) return large;
    throw maxUnpacked === maxBytes ? tooLarge(host, maxBytes / MB, 'megabytes') : tooLarge(host, size, 'packed-bytes');
  } finally {
    memory.unreadBytes -= size;
  }
}

/**
 * Number of bytes after decompression, at the end of gzip data. If there are several compressed parts, this is the size of the last one; in a
 * truncated response, it may be any number.
 */
function statedSize(packed: Buffer): number {
  const isGzip = packed.length >= 18 && packed.readUInt16BE(0) === GZIP_MAGIC;
  return isGzip ? packed.readUInt32LE(packed.length - 4) : packed.length;
}

/** Decompresses gzip data of one or more parts; null: it unpacks to more than `maxBytes`. */
function unpack(packed: Buffer, host: string, maxBytes: number): Buffer | null {
  try {
    return gunzipSync(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    if (codeOf(cause) === 'ERR_BUFFER_TOO_LARGE') return null;
    throw MalformedResponseError.cut(host, packed.length);
  }
}

function tooLarge(
  host: string,
  amount: number,
  unit: 'megabytes' | 'packed-bytes' | 'values' | 'levels',
): RequestFailure {
  return new RequestFailure({ reason: 'response-too-large', host, amount, unit });
}

function parse(bytes: Buffer, host: string, maxValues: number): unknown {
  if (!isCertainlyBelow(bytes, maxValues)) {
    const { values, depth } = jsonSize(bytes);
    if (values > maxValues) throw tooLarge(host, values, 'values');
    if (depth > MAX_DEPTH) throw tooLarge(host, depth, 'levels');
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw MalformedResponseError.cut(host, bytes.length);
  }
}

function redirected(host: string, location: string | string[] | undefined, base: string): RequestFailure {
  const parsed = typeof location === 'string' && URL.canParse(location, base) ? new URL(location, base) : null;
  const target = parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed : null;
  if (target?.origin === new URL(base).origin) {
    return new RequestFailure({ reason: 'redirected-within-site', host, path: target.pathname.slice(0, 100) });
  }
  return new RequestFailure({ reason: 'redirected-elsewhere', host, target: target?.origin ?? null });
}
