import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildDemo } from './buildDemo.ts';
import { isFree, root } from './processes.ts';
import { serveStatic } from './serveStatic.ts';

/** `npm run demo`: serves the demo as a static host would; builds it when there is none. */
const port = Number(process.env.PORT ?? 4020);
if (!(await isFree(port))) {
  process.stderr.write(`Port ${port} is in use. Choose another: PORT=4021 npm run demo\n`);
  process.exit(1);
}
const folder = join(root, 'dist/demo');
if (!existsSync(join(folder, 'index.html'))) await buildDemo();
serveStatic(folder).listen(port, '127.0.0.1', () => process.stdout.write(`Demo: http://127.0.0.1:${port}\n`));
