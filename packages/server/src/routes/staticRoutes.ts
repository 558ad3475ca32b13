import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { nothingHere } from '../nothingHere.ts';
import { type StaticFile, staticFiles } from '../staticFiles.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** The build puts a hash of their content into the names of the files below assets/. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built app. The build has a page for each address of the app; every other address that is no file gets the
 * page whose router says that there is nothing.
 */
export async function staticRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const files = staticFiles(folder);
  const otherwise = files.get('/404.html');
  if (otherwise === undefined) app.log.warn('no built app was found: only the API is served');

  app.setNotFoundHandler((request, reply) => {
    const pathname = pathnameOf(request.url);
    if (pathname === null) throw nothingHere();
    const allowed = METHODS.filter((method) => app.findRoute({ method, url: pathname }) !== null);
    if (allowed.length > 0) {
      void reply.header('allow', allowed.join(', '));
      throw new Failure('invalid-request', 'This address does not know that method.', { status: 405 });
    }
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$)/.test(pathname);
    const page = isPage ? (files.get(`${pathname.replace(/\/+$/, '')}/index.html`) ?? otherwise) : undefined;
    const file = files.get(pathname) ?? page;
    if (file === undefined) throw nothingHere();
    return sendFile(request, reply, folder, file);
  });
}

/** Null for what is no path, such as `//`: a URL takes what follows for a host. */
function pathnameOf(url: string): string | null {
  const isPath = !/^\/[/\\]/.test(url) && URL.canParse(url, 'http://localhost');
  return isPath ? new URL(url, 'http://localhost').pathname : null;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  file: StaticFile,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const variant = file.variants.find(({ encoding }) => accepted.includes(encoding));
  const result = await send(request.raw, variant?.path ?? file.path, {
    root: folder,
    cacheControl: false,
    contentType: false,
  });
  void reply.code(result.statusCode).headers(result.headers);
  void reply.type(file.type).header('cache-control', file.path.startsWith('/assets/') ? FOR_EVER : 'no-cache');
  if (file.variants.length > 0) void reply.header('vary', 'accept-encoding');
  if (variant !== undefined) void reply.header('content-encoding', variant.encoding);
  return reply.send(result.stream);
}
