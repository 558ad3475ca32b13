import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const pack = promisify(gzip);

/** Shorter answers are not worth it. */
const MIN_LENGTH = 1024;

/** Compresses responses for clients that accept it, as every Jira does. Registered after the hooks that change them. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const accepted = String(request.headers['accept-encoding'] ?? '').includes('gzip');
    if (!accepted || typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
    reply.header('content-encoding', 'gzip');
    return pack(payload, { level: constants.Z_BEST_SPEED });
  });
}
