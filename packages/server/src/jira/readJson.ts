import { createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { Failure } from '../failure.ts';
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

async function readText(response: Dispatcher.ResponseData, host: string): Promise<string> {
  const packed = response.headers['content-encoding'] === 'gzip';
  const stream = packed ? response.body.pipe(createGunzip()) : response.body;
  // pipe() does not carry errors over.
  if (packed) response.body.once('error', (error) => stream.destroy(error));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > MAX_BYTES) {
      response.body.destroy();
      throw new Failure(
        'not-jira',
        `${host} sent an answer of more than ${MAX_BYTES / 1024 / 1024} MB; it was not read.`,
      );
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(
      'not-jira',
      `${host} sent an answer that breaks off or is no valid JSON. Try again; if it stays, a proxy in between may cut answers.`,
    );
  }
}

function redirected(host: string, location: string | string[] | undefined, base: string): Failure {
  const target = typeof location === 'string' && URL.canParse(location, base) ? new URL(location, base) : null;
  const where = target === null ? 'another address' : target.origin;
  return new Failure(
    'redirected',
    `${host} redirects to ${where}. Your token was not sent there. If that is your Jira, give its address; ` +
      'if it is a login page, your Jira does not accept API tokens from here.',
  );
}
