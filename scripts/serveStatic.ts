import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};
const PACKED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.ttf']);

/** Changes to the text of files, by their path in the folder. */
type Rewrites = Readonly<Record<string, (text: string) => string>>;

/** Serves a folder as a static host does: folders by their index.html, and 404.html for what is not there. */
export function serveStatic(folder: string, base = '/', rewrites: Rewrites = {}): Server {
  return createServer((request, response) => {
    const pathname = pathnameOf(request.url ?? '/');
    const file = pathname.startsWith(base) ? fileAt(folder, pathname.slice(base.length)) : null;
    if (file !== null && !pathname.endsWith('/') && extname(pathname) === '') {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const shown = file ?? join(folder, '404.html');
    const type = extname(shown);
    const packs = PACKED.has(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const rewrite = rewrites[relative(folder, shown)];
    const bytes = rewrite === undefined ? readFileSync(shown) : Buffer.from(rewrite(readFileSync(shown, 'utf8')));
    response.writeHead(file === null ? 404 : 200, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packs && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    });
    response.end(packs ? gzipSync(bytes, { level: 9 }) : bytes);
  });
}

/** '' for what is no path: `//` would be a host, and `/%` cannot be decoded. */
function pathnameOf(url: string): string {
  try {
    const { pathname } = new URL(`http://localhost${url}`);
    decodeURIComponent(pathname);
    return pathname.startsWith('//') ? '' : pathname;
  } catch {
    return '';
  }
}

function fileAt(folder: string, path: string): string | null {
  const file = join(folder, normalize(`/${decodeURIComponent(path)}`));
  if (!existsSync(file)) return null;
  if (statSync(file).isFile()) return file;
  const index = join(file, 'index.html');
  return existsSync(index) ? index : null;
}
