import { gunzipSync } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { Failure } from '../failure.ts';
import { codeOf } from '../toFailure.ts';
import type { JiraAnswer } from './jiraClient.ts';
import { isSurelyBelow, jsonSize } from './jsonSize.ts';

const MB = 1024 * 1024;

/** How much an answer may hold: bytes after unpacking, and values, as `[{},{},…]` is twenty times as large in memory. */
export interface AnswerLimit {
  readonly bytes: number;
  readonly values: number;
}

/** The largest answers that are read; each leaves room for several times what Jira sends. */
export const LIMITS = {
  /** The user, the site, a page of 100 projects: these have 150 kB and 2,000 values. */
  small: { bytes: MB, values: 20_000 },
  /** All statuses or projects: 10,000 projects have about 10 MB and 190,000 values. */
  list: { bytes: 16 * MB, values: 400_000 },
  /** A page of tickets: 10,000 changes, each of three fields, have about 9 MB and 400,000 values. */
  page: { bytes: 32 * MB, values: 1_200_000 },
} as const satisfies Readonly<Record<string, AnswerLimit>>;

/** Jira's own go to 8. */
const MAX_DEPTH = 64;

/**
 * Reads an answer that must be JSON. A redirect, a page of HTML, broken JSON or one that would need too much memory is a
 * `Failure` that says so.
 */
export async function readJson(
  response: Dispatcher.ResponseData,
  stats: { bytes: number },
  base: string,
  limit: AnswerLimit,
): Promise<JiraAnswer> {
  const { statusCode: status, headers } = response;
  const host = new URL(base).host;
  if (status >= 300 && status < 400) {
    await response.body.dump();
    throw redirected(host, headers['location'], base);
  }
  const type = String(headers['content-type'] ?? '').toLowerCase();
  if (!/^application\/(problem\+)?json\b/.test(type)) {
    await response.body.dump();
    // Gateways answer refusals and breakdowns as text: the status says enough.
    if (status >= 400) return { status, headers, body: null };
    throw new Failure(
      'not-jira',
      `${host} answered with a web page instead of data: probably a login page or another product. ` +
        'Give the base address of your Jira; a single sign-on in front of it has to let API requests pass.',
    );
  }
  const bytes = await readBytes(response, host, limit.bytes);
  stats.bytes += bytes.length;
  return { status, headers, body: bytes.length === 0 ? null : parse(bytes, host, limit.values) };
}

/** Unpacks in one go: as long as an answer waits for its turn only its packed form is in memory. */
async function readBytes({ body, headers }: Dispatcher.ResponseData, host: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > maxBytes) throw tooLarge(host, `more than ${maxBytes / MB} MB`);
    chunks.push(bytes);
  }
  const packed = Buffer.concat(chunks, size);
  return headers['content-encoding'] === 'gzip' ? unpack(packed, host, maxBytes) : packed;
}

function unpack(packed: Buffer, host: string, maxBytes: number): Buffer {
  try {
    return gunzipSync(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw codeOf(cause) === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(host, `more than ${maxBytes / MB} MB`) : brokenOff(host);
  }
}

function tooLarge(host: string, size: string): Failure {
  return new Failure(
    'not-jira',
    `${host} sent an answer of ${size}, more than any of Jira's; it was not read. Check that this is the address of your Jira.`,
  );
}

function brokenOff(host: string): Failure {
  return new Failure(
    'not-jira',
    `${host} sent an answer that breaks off or is no valid JSON. Try again; if it stays, a proxy in between may cut answers.`,
  );
}

function parse(bytes: Buffer, host: string, maxValues: number): unknown {
  if (!isSurelyBelow(bytes, maxValues)) {
    const { values, depth } = jsonSize(bytes);
    if (values > maxValues) throw tooLarge(host, `${values.toLocaleString('en')} values`);
    if (depth > MAX_DEPTH) throw tooLarge(host, `${depth.toLocaleString('en')} levels`);
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw brokenOff(host);
  }
}

function redirected(host: string, location: string | string[] | undefined, base: string): Failure {
  const target = typeof location === 'string' && URL.canParse(location, base) ? new URL(location, base) : null;
  if (target?.origin === new URL(base).origin) {
    return new Failure(
      'redirected',
      `${host} redirects to its page ${target.pathname.slice(0, 100)} instead of answering: probably to a login page. ` +
        'Give the base address of your Jira; a single sign-on in front of it has to let API requests pass.',
    );
  }
  const where = target === null ? 'another address' : target.origin;
  return new Failure(
    'redirected',
    `${host} redirects to ${where}. Your token was not sent there. If that is your Jira, give its address; ` +
      'if it is a login page, your Jira does not accept API tokens from here.',
  );
}
