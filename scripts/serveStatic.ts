import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';

/** Serves a folder under `base` like a static host: index.html for a folder, 404.html for a missing file. */
export function serveStatic(folder: string, base = '/'): Server {
  const serve = sirv(folder, {
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.includes('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const notFound = (response: ServerResponse) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(join(folder, '404.html')));
  };
  return createServer((request, response) => {
    const { url = '/' } = request;
    const [path = '', query] = url.slice(base.length).split('?');
    if (!url.startsWith(base)) notFound(response);
    else if (path !== '' && extname(path) === '' && existsSync(join(folder, path, 'index.html')) && !path.endsWith('/'))
      response.writeHead(301, { location: `${base}${path}/${query === undefined ? '' : `?${query}`}` }).end();
    else serve(Object.assign(request, { url: url.slice(base.length - 1) }), response, () => notFound(response));
  });
}
