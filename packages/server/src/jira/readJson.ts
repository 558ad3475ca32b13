import { gunzipSync } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { Failure } from '../failure.ts';
import { codeOf } from '../toFailure.ts';
import type { JiraAnswer } from './jiraClient.ts';

/** The largest answer that is read, in bytes after unpacking: a page of 1,000 tickets with 10,000 changes has about 5 MB. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Reads an answer that must be JSON. A redirect, a page of HTML or broken JSON is a `Failure` that says so. */
export async function readJson(
  response: Dispatcher.ResponseData,
  stats: { bytes: number },
  base: string,
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
  const text = await readText(response, host);
  stats.bytes += text.length;
  return { status, headers, body: text === '' ? null : parse(text, host) };
}

/** Unpacks in one go: as long as an answer waits for its turn only its packed form is in memory. */
async function readText({ body, headers }: Dispatcher.ResponseData, host: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > MAX_BYTES) throw tooLarge(host);
    chunks.push(bytes);
  }
  const packed = Buffer.concat(chunks, size);
  return headers['content-encoding'] === 'gzip' ? unpack(packed, host) : packed.toString('utf8');
}

function unpack(packed: Buffer, host: string): string {
  try {
    return gunzipSync(packed, { maxOutputLength: MAX_BYTES }).toString('utf8');
  } catch (cause) {
    throw codeOf(cause) === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(host) : brokenOff(host);
  }
}

function tooLarge(host: string): Failure {
  return new Failure('not-jira', `${host} sent an answer of more than ${MAX_BYTES / 1024 / 1024} MB; it was not read.`);
}

function brokenOff(host: string): Failure {
  return new Failure(
    'not-jira',
    `${host} sent an answer that breaks off or is no valid JSON. Try again; if it stays, a proxy in between may cut answers.`,
  );
}

function parse(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
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
