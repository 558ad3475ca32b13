import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Serves the built app. Every address that is no file is the app's own: its router shows the page, or that there is none. */
export async function staticRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const hasApp = existsSync(join(folder, 'index.html'));
  if (!hasApp) app.log.warn('no built app was found: only the API is served');
  await app.register(fastifyStatic, {
    root: folder,
    serve: hasApp,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The build puts a hash of the content into the name of every file below assets/.
      void reply.header(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const allowed = METHODS.filter((method) => app.findRoute({ method, url: pathname }) !== null);
    if (allowed.length > 0) {
      void reply.header('allow', allowed.join(', '));
      throw new Failure('invalid-request', 'This address does not know that method.', { status: 405 });
    }
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$)/.test(pathname);
    if (hasApp && isPage) return reply.sendFile('index.html');
    throw new Failure('invalid-request', 'There is nothing at this address.', { status: 404 });
  });
}
