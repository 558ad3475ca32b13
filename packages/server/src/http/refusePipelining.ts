import type { FastifyInstance } from 'fastify';

/**
 * Closes a connection on which a request arrives before the previous one is answered. Node would start both requests
 * at once, and hold back the second response. If the client then disconnected, the second response would not notice:
 * its analysis would keep a place, or its file would stay open. Browsers and proxies always wait for the response.
 */
export function refusePipelining(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, log }, reply) => {
    // A response has no socket while an earlier response is incomplete.
    if (reply.raw.socket !== null) return;
    log.info('closed a connection with several requests at a time');
    reply.hijack();
    raw.socket.destroy();
  });
}
