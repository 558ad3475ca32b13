import type { FastifyReply, FastifyRequest } from 'fastify';
import { CREDENTIALS, readAuthorization } from '../credentials.ts';

/** The kind of token that routes accept: classic on the site itself, with scopes on the gateway. */
export type AccessPath = 'site' | 'gateway';

/** The caller. On every endpoint that allows anonymous access, Jira Cloud treats a wrong token like a missing one. */
type Caller = 'user' | 'anonymous';

/**
 * Identifies the caller. If credentials were sent but not accepted, a header states that, as in Jira; on endpoints that allow anonymous access, the
 * status is still 200.
 */
export function identify(request: FastifyRequest, reply: FastifyReply, accessPath: AccessPath): Caller {
  const given = readAuthorization(request.headers.authorization);
  if (given.kind === 'none') return 'anonymous';
  const token = accessPath === 'site' ? CREDENTIALS.token : CREDENTIALS.scopedToken;
  if (given.kind === 'basic' && given.user === CREDENTIALS.email && given.password === token) return 'user';
  reply.header('x-seraph-loginreason', 'AUTHENTICATED_FAILED');
  return 'anonymous';
}

/** Jira's response to an anonymous caller of an endpoint that needs a user; on the site, the response is not JSON. */
export function unauthorized(reply: FastifyReply, accessPath: AccessPath) {
  if (accessPath === 'gateway')
    return reply.code(401).send({ code: 401, message: 'Unauthorized; scope does not match' });
  return reply
    .code(401)
    .header('www-authenticate', 'OAuth realm="https%3A%2F%2Fsandbox"')
    .type('text/html;charset=UTF-8')
    .send('Client must be authenticated to access this resource.');
}
