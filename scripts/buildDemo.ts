import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root } from './processes.ts';

interface DemoOptions {
  readonly base?: string;
  readonly out?: string;
}

/**
 * Builds the demo, into dist/demo unless told otherwise: files for any static host. By default they may lie under any
 * path; with `--base /path/` they are made for that one, and an unknown address of any depth then also finds its way.
 */
export async function buildDemo({ base = './', out = join(root, 'dist/demo') }: DemoOptions = {}): Promise<void> {
  const configFile = join(root, 'vite.config.ts');
  await build({ configFile, mode: 'demo', logLevel: 'warn', base, build: { outDir: out, emptyOutDir: true } });
}

if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({ options: { base: { type: 'string' }, out: { type: 'string' } } });
  await buildDemo(values);
}
