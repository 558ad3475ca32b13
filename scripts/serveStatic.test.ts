import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveStatic } from './serveStatic.ts';

async function start(): Promise<(path: string) => Promise<number | undefined>> {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  for (const name of ['index.html', '404.html', 'a b.txt']) writeFileSync(join(folder, name), name);
  const server = serveStatic(folder).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // Uses no `fetch`, which would normalize the path.
  return async (path) => {
    const [answer] = await once(get({ port, host: '127.0.0.1', path, agent: false }), 'response');
    answer.resume();
    return answer.statusCode;
  };
}

it('the server serves existing files', async () => {
  const status = await start();
  expect([await status('/'), await status('/a%20b.txt?x=%'), await status('/c.txt')]).toEqual([200, 200, 404]);
});

it.each([
  '/%',
  '/%E0%A4%A',
  '/a%00b',
  '//',
  '///',
  '//[',
  '//x.example',
  '/\\',
  'http://[/',
  '/%2e%2e/%2e%2e/etc/passwd',
])('the server keeps running after a request for %s', async (path) => {
  const status = await start();
  expect(await status(path)).toBe(404);
  expect(await status('/')).toBe(200);
});
