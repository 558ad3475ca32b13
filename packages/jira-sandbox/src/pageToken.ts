import { createHash } from 'node:crypto';

const digest = (scope: string, offset: number) =>
  createHash('sha256').update(`${offset} ${scope}`).digest('base64url').slice(0, 16);

/** The opaque token of the page at `offset` of a search. */
export function pageToken(scope: string, offset: number): string {
  return Buffer.from(`${offset}.${digest(scope, offset)}`).toString('base64url');
}

/** The offset that a token encodes; null if this search never issued the token. */
export function readPageToken(scope: string, token: string): number | null {
  const [offset = '', seal] = Buffer.from(token, 'base64url').toString('utf8').split('.');
  return /^\d+$/.test(offset) && seal === digest(scope, Number(offset)) ? Number(offset) : null;
}
