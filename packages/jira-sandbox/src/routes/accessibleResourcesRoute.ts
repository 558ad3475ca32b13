import type { FastifyInstance } from 'fastify';
import { CLOUD_ID, readAuthorization } from '../credentials.ts';
import type { AccessTokens } from './AccessTokens.ts';

/** The sites that an access token can read: this one, if the sandbox has issued the token. */
export function accessibleResourcesRoute(app: FastifyInstance, tokens: AccessTokens): void {
  app.get('/oauth/token/accessible-resources', ({ headers, protocol, host }, reply) => {
    const given = readAuthorization(headers.authorization);
    const scopes = given.kind === 'bearer' ? tokens.scopesOf(given.token) : null;
    return scopes === null
      ? reply.code(401).send({ code: 401, message: 'Unauthorized' })
      : [{ id: CLOUD_ID, url: `${protocol}://${host}`, name: 'sandbox', scopes }];
  });
}
