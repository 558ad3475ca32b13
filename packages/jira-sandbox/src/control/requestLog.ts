import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One request. The entry says whether the request had credentials, but never contains them. */
interface Entry {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  readonly status: number;
}

/** All requests to the sandbox so far. */
export interface RequestLog {
  total: number;
  /** Maximum number of requests in progress at the same time. */
  peakConcurrency: number;
  /** Requests by endpoint, such as `POST /rest/api/3/search/jql`. */
  endpoints: Record<string, number>;
  /** The latest requests, oldest first. */
  latest: Entry[];
}

/** Only the latest requests keep their details. */
const MAX_KEPT_REQUESTS = 1000;

export const emptyLog = (): RequestLog => ({ total: 0, peakConcurrency: 0, endpoints: {}, latest: [] });

/** Counts requests, their endpoints, and how many are in progress at the same time. */
export function logRequests(app: FastifyInstance, log: RequestLog): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (isControl(request)) return;
    underWay += 1;
    log.total += 1;
    log.peakConcurrency = Math.max(log.peakConcurrency, underWay);
    const endpoint = `${request.method} ${request.routeOptions.url ?? '(none)'}`;
    log.endpoints[endpoint] = (log.endpoints[endpoint] ?? 0) + 1;
    // `close` is emitted once for every request, no matter whether the request was answered, reset or abandoned.
    reply.raw.once('close', () => {
      underWay -= 1;
      log.latest.push({
        method: request.method,
        path: request.url.split('?', 1)[0] ?? '',
        authorization: request.headers.authorization?.split(' ', 1)[0] ?? null,
        status: reply.raw.writableFinished ? reply.raw.statusCode : 0,
      });
      if (log.latest.length > MAX_KEPT_REQUESTS) log.latest.shift();
    });
  });
}

/** Whether a request is for the sandbox itself rather than for Jira. */
export const isControl = (request: FastifyRequest) => request.url.startsWith('/__sandbox/');
