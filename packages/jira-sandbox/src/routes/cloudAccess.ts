import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ALL_SCOPES, type Authorization, CREDENTIALS, readAuthorization } from '../credentials.ts';
import type { AccessTokens } from './AccessTokens.ts';

/** The kind of token that routes accept: classic on the site itself, with scopes on the gateway. */
export type AccessPath = 'site' | 'gateway';

/** The caller. On every endpoint that allows anonymous access, Jira Cloud treats a wrong token like a missing one. */
type Caller = 'user' | 'anonymous';

/** The scopes of each token that the gateway accepts. */
const SCOPES: ReadonlyMap<string, readonly string[]> = new Map([
  [CREDENTIALS.scopedToken, ALL_SCOPES],
  [CREDENTIALS.userScopeToken, ['read:jira-user']],
  [CREDENTIALS.workScopeToken, ['read:jira-work']],
]);

const callers = new WeakMap<FastifyRequest, Caller>();

/**
 * Identifies the callers of the routes. If credentials were sent but not accepted, a header states that, as in Jira; on endpoints that allow anonymous
 * access, the status is still 200. The gateway refuses calls for which a token lacks the scope.
 */
export function identifyCallers(app: FastifyInstance, accessPath: AccessPath, tokens: AccessTokens): void {
  app.addHook('onRequest', async (request, reply) => {
    const given = readAuthorization(request.headers.authorization);
    const scopes = accessPath === 'site' ? siteScopes(given) : gatewayScopes(given, tokens);
    callers.set(request, scopes === null ? 'anonymous' : 'user');
    if (scopes === null && given.kind !== 'none') reply.header('x-seraph-loginreason', 'AUTHENTICATED_FAILED');
    const isPublic = request.url.endsWith('/serverInfo');
    if (accessPath === 'gateway' && scopes === null && !isPublic) return unauthorized(reply, accessPath);
    const needed = request.url.endsWith('/myself') ? 'read:jira-user' : 'read:jira-work';
    if (scopes === null || scopes.includes(needed) || isPublic) return;
    return reply.code(403).send({ code: 403, message: 'Forbidden; scope does not match' });
  });
}

function siteScopes(given: Authorization): readonly string[] | null {
  return given.kind === 'basic' && given.user === CREDENTIALS.email && given.password === CREDENTIALS.token
    ? ALL_SCOPES
    : null;
}

function gatewayScopes(given: Authorization, tokens: AccessTokens): readonly string[] | null {
  if (given.kind === 'bearer') return tokens.scopesOf(given.token);
  return given.kind === 'basic' && given.user === CREDENTIALS.email ? (SCOPES.get(given.password) ?? null) : null;
}

/** The caller of a route. */
export function identify(request: FastifyRequest): Caller {
  return callers.get(request) ?? 'anonymous';
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
