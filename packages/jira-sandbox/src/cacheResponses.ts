import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Remembered {
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly payload: Buffer | string;
}

/**
 * Answers a repeated request from memory, so that benchmarks measure the client and not the CPU time of the sandbox.
 * @param hasFault whether a fault applies to the request; its response is neither read from memory nor stored
 */
export function cacheResponses(app: FastifyInstance, hasFault: (request: FastifyRequest) => boolean): void {
  const responses = new Map<string, Remembered>();
  const keyOf = ({ method, url, headers, body }: FastifyRequest) =>
    JSON.stringify([method, url, headers.authorization, headers['accept-encoding'], body]);

  app.addHook('preHandler', async (request, reply) => {
    const known = hasFault(request) ? undefined : responses.get(keyOf(request));
    if (known !== undefined) await reply.headers(known.headers).send(known.payload);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === 200 && !hasFault(request) && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
      responses.set(keyOf(request), { headers: reply.getHeaders(), payload });
    }
    return payload;
  });
}
