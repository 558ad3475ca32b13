import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Authorization, CREDENTIALS, readAuthorization } from '../credentials.ts';
import type { SandboxOptions } from '../options.ts';
import type { AccessTokens } from './AccessTokens.ts';

/** Data Center refuses wrong credentials even on public endpoints, and responds with HTML pages rather than JSON. */
export function guardDataCenter(app: FastifyInstance, basicAuth: boolean, tokens: AccessTokens): void {
  app.addHook('onRequest', async (request, reply) => {
    const given = readAuthorization(request.headers.authorization);
    if (given.kind === 'none' || isRight(given, basicAuth) || isIssued(given, tokens)) return;
    const reason =
      given.kind === 'basic' && !basicAuth
        ? 'Basic Authentication has been disabled on this instance.'
        : 'Client must be authenticated to access this resource.';
    await reply
      .code(401)
      .header('x-seraph-loginreason', 'AUTHENTICATED_FAILED')
      .type('text/html;charset=UTF-8')
      .send(`<html><head><title>Unauthorized (401)</title></head><body><h1>${reason}</h1></body></html>`);
  });
}

const isIssued = (given: Authorization, tokens: AccessTokens) =>
  given.kind === 'bearer' && tokens.scopesOf(given.token) !== null;

/** An access token is not accepted as a password. */
function isRight(given: Authorization, basicAuth: boolean): boolean {
  if (given.kind === 'bearer') return given.token === CREDENTIALS.token;
  if (given.kind !== 'basic' || !basicAuth) return false;
  return given.user === CREDENTIALS.email && given.password === CREDENTIALS.password;
}

/** Data Center's response to a caller without credentials on an endpoint that needs them. */
export function unauthorized(reply: FastifyReply) {
  const message = 'You are not authenticated. Authentication required to perform this operation.';
  return reply.code(401).send({ errorMessages: [message], errors: {} });
}

/** A token bucket that refills at a steady rate; headers announce its level. */
export function limitRate(app: FastifyInstance, limit: NonNullable<SandboxOptions['rateLimit']>): void {
  let tokens = limit.requests;
  let filledAt = performance.now();
  app.addHook('onRequest', async (_request, reply) => {
    const now = performance.now();
    tokens = Math.min(limit.requests, tokens + ((now - filledAt) / 1000) * limit.perSecond);
    filledAt = now;
    const allowed = tokens >= 1;
    if (allowed) tokens -= 1;
    const wait = allowed ? 0 : Math.ceil((1 - tokens) / limit.perSecond);
    reply.headers({
      'x-ratelimit-limit': limit.requests,
      'x-ratelimit-remaining': Math.floor(tokens),
      'x-ratelimit-interval-seconds': 1,
      'x-ratelimit-fillrate': limit.perSecond,
      'retry-after': wait,
    });
    if (!allowed) await reply.code(429).send({ message: 'Rate limit exceeded.' });
  });
}
