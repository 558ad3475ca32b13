import { join } from 'node:path';
import getPort from 'get-port';
import { buildDemo } from './build.ts';
import { root } from './processes.ts';
import { serveStatic } from './serveStatic.ts';

/** `npm run demo`: builds the demo and serves it like a static host. */
const port = Number(process.env.PORT ?? 4020);
if ((await getPort({ port })) !== port) {
  process.stderr.write(`Port ${port} is in use. Choose another: PORT=4021 npm run demo\n`);
  process.exit(1);
}
process.stdout.write('Building …\n');
await buildDemo();
serveStatic(join(root, 'dist/demo')).listen(port, '127.0.0.1', () =>
  process.stdout.write(`Demo: http://127.0.0.1:${port}\n`),
);
