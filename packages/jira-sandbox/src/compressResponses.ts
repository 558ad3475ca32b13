import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const pack = promisify(gzip);

/** Smallest response that is compressed, in bytes. */
const MIN_LENGTH = 1024;

/** Compresses responses for clients that accept it, like every Jira. Register it after the hooks that change responses. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const accepted = String(request.headers['accept-encoding'] ?? '').includes('gzip');
    if (!accepted || typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
    reply.header('content-encoding', 'gzip');
    return pack(payload, { level: constants.Z_BEST_SPEED });
  });
}
