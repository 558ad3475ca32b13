import type { FastifyInstance } from 'fastify';

/**
 * Closes a connection on which a request arrives before the previous one is answered. Node would start both at once and hold the second response
 * back; if the client then leaves, that response does not notice it, so its analysis would keep its place and its file would stay open. Browsers and
 * proxies always wait for the response.
 */
export function refusePipelining(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, log }, reply) => {
    // A response has no socket while another response is before it.
    if (reply.raw.socket !== null) return;
    log.info('closed a connection with several requests at a time');
    reply.hijack();
    raw.socket.destroy();
  });
}
