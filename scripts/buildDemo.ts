import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root } from './processes.ts';

/** Addresses that a static host must answer itself, or a reload there would find nothing. */
const ROUTES = ['form', 'loading', 'dashboard'];

/**
 * Builds the demo into dist/demo: files for any static host. By default they may lie under any path; with `--base
 * /path/` they are made for that one, and an unknown address of any depth then also finds its way.
 */
export async function buildDemo(base?: string): Promise<void> {
  const configFile = join(root, 'vite.config.ts');
  await build({ configFile, mode: 'demo', logLevel: 'warn', ...(base !== undefined && { base }) });
  const folder = join(root, 'dist/demo');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const route of ROUTES) {
    mkdirSync(join(folder, route), { recursive: true });
    writeFileSync(join(folder, route, 'index.html'), page.replaceAll('"./', '"../'));
  }
  copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
}

if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  await buildDemo(values.base);
}
