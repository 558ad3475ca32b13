import type { FastifyReply, FastifyRequest } from 'fastify';
import { CREDENTIALS, readAuthorization } from '../credentials.ts';

/** Which token a set of routes takes: the site itself a classic one, the gateway one with scopes. */
export type AccessPath = 'site' | 'gateway';

/** Who asks. On Jira Cloud a wrong token is treated like none on every endpoint that allows anonymous access. */
type Caller = 'user' | 'anonymous';

/**
 * Tells who asks, and says so in the header as Jira does when credentials were given and not accepted: the status is
 * then still 200 wherever anonymous access is allowed.
 */
export function identify(request: FastifyRequest, reply: FastifyReply, accessPath: AccessPath): Caller {
  const given = readAuthorization(request.headers.authorization);
  if (given.kind === 'none') return 'anonymous';
  const token = accessPath === 'site' ? CREDENTIALS.token : CREDENTIALS.scopedToken;
  if (given.kind === 'basic' && given.user === CREDENTIALS.email && given.password === token) return 'user';
  reply.header('x-seraph-loginreason', 'AUTHENTICATED_FAILED');
  return 'anonymous';
}

/** Jira's answer to a caller who must be known and is not; it is no JSON on the site. */
export function unauthorized(reply: FastifyReply, accessPath: AccessPath) {
  if (accessPath === 'gateway')
    return reply.code(401).send({ code: 401, message: 'Unauthorized; scope does not match' });
  return reply
    .code(401)
    .header('www-authenticate', 'OAuth realm="https%3A%2F%2Fsandbox"')
    .type('text/html;charset=UTF-8')
    .send('Client must be authenticated to access this resource.');
}
