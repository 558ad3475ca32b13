import type { FastifyInstance } from 'fastify';
import document from '../openApi.json' with { type: 'json' };

/** `GET /api/openapi.json`: the document of the API. The file is generated from the contract's schemas (`npm run docs:api`). */
export async function openApiRoute(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', () => document);
}
