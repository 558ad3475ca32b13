import { negotiate } from '@fastify/accept-negotiator';
import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestFailure } from '@roi-insight/jira-reader';
import { notFound } from '../notFound.ts';
import { type StaticFile, staticFiles, type Variant } from '../staticFiles.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** The build puts a hash of the content into the names of the files below assets/. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built app. The build has a page for each address of the app; every other address that is not a file gets
 * the page that shows "not found".
 */
export async function staticRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const files = staticFiles(folder);
  const fallbackPage = files.get('/404.html');
  if (fallbackPage === undefined) app.log.warn('no built app was found: only the API is served');

  // Everything but files is refused before its body is read.
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const pathname = pathnameOf(url);
    if (pathname === null) throw notFound();
    const allowed = METHODS.filter((other) => app.findRoute({ method: other, url: pathname }) !== null);
    if (allowed.length > 0) {
      void reply.header('allow', allowed.join(', '));
      throw new RequestFailure({ reason: 'method-not-allowed' });
    }
    if (method !== 'GET' && method !== 'HEAD') throw notFound();
  });
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathnameOf(request.url) ?? '';
    const isPage = !/^\/(api|assets)(\/|$)/.test(pathname);
    const page = isPage ? (files.get(`${pathname.replace(/\/+$/, '')}/index.html`) ?? fallbackPage) : undefined;
    const file = files.get(pathname) ?? page;
    if (file === undefined) throw notFound();
    const isMissing = file === fallbackPage;
    return sendFile(request, reply, folder, file, isMissing ? 404 : 200);
  });
}

/** Null if the path is invalid. `//` is invalid, for example, because a host would have to follow it. */
function pathnameOf(url: string): string | null {
  const isPath = !/^\/[/\\]/.test(url) && URL.canParse(url, 'http://localhost');
  return isPath ? new URL(url, 'http://localhost').pathname : null;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  file: StaticFile,
  status: 200 | 404,
): Promise<FastifyReply> {
  const variant = variantFor(file, request.headers['accept-encoding']);
  const result = await send(request.raw, variant?.path ?? file.path, {
    root: folder,
    cacheControl: false,
    contentType: false,
  });
  void reply.code(result.statusCode === 200 ? status : result.statusCode).headers(result.headers);
  void reply.type(file.type).header('cache-control', file.path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
  if (file.variants.length > 0) addVary(reply, 'accept-encoding');
  if (variant !== undefined) void reply.header('content-encoding', variant.encoding);
  return reply.send(result.stream);
}

/** The smallest copy that the client accepts; undefined for the file itself. */
function variantFor({ variants }: StaticFile, accepted: string | undefined): Variant | undefined {
  if (accepted === undefined) return undefined;
  const encoding = negotiate(
    accepted,
    variants.map((variant) => variant.encoding),
  );
  return variants.find((variant) => variant.encoding === encoding);
}

/** Adds a header to the Vary values that other plugins, such as CORS, have set. */
function addVary(reply: FastifyReply, header: string): void {
  const present = reply.getHeader('vary');
  void reply.header('vary', present === undefined ? header : `${String(present)}, ${header}`);
}
