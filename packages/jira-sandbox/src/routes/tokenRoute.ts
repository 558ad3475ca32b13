import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from './AccessTokens.ts';

/** Exchanges the client ID and secret of the service account for an access token. Cloud reads JSON, a Data Center the fields of a form. */
export function tokenRoute(app: FastifyInstance, tokens: AccessTokens, kind: 'cloud' | 'data-center'): void {
  const readForm = (_request: unknown, text: string | Buffer, done: (error: null, fields: object) => void) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text))));
  if (kind === 'data-center')
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm);
  const path = kind === 'cloud' ? '/oauth/token' : '/rest/oauth2/latest/token';
  app.post<{ Body: Readonly<Record<string, string>> }>(path, ({ body }, reply) => {
    const isScoped = kind === 'cloud' || body['scope'] === 'READ';
    const issued = isScoped ? tokens.issue(body) : null;
    if (issued !== null) return issued;
    return kind === 'cloud'
      ? reply.code(401).send({ error: 'access_denied', error_description: 'Unauthorized' })
      : reply.code(400).send({ error: 'invalid_client' });
  });
}
