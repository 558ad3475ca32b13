import { RequestFailure } from '@roi-insight/jira-reader';
import type { FastifyInstance } from 'fastify';
import type { RequestBytes } from '../admission/RequestBytes.ts';
import { rateLimitKey } from './rateLimitKey.ts';

const RETRY_AFTER_S = 10;

/**
 * Limits the bytes of the scope's requests before they are read. A request that does not declare its length counts as
 * the largest possible one.
 */
export function limitBodies(app: FastifyInstance, bytes: RequestBytes): void {
  app.addHook('preParsing', async ({ headers, ip, routeOptions }, { raw }) => {
    const declared = Number(headers['content-length'] ?? routeOptions.bodyLimit);
    // Fastify refuses it before it is read.
    if (routeOptions.bodyLimit !== undefined && declared > routeOptions.bodyLimit) return;
    const giveBack = bytes.take(rateLimitKey(ip), declared);
    if (giveBack === null) throw new RequestFailure({ reason: 'busy' }, { retryAfterS: RETRY_AFTER_S });
    if (raw.closed) giveBack();
    else raw.once('close', giveBack);
  });
}
