import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { root } from './processes.ts';

/** What the built app and server are made from. */
const SOURCES = ['packages/contracts', 'packages/roi-math', 'packages/ui', 'packages/app', 'packages/server'];
const SETTINGS = ['package-lock.json', 'vite.config.ts', 'vite.server.config.ts'];

/** Left beside a finished build: the build settings it was made with. */
const STAMP = join(root, 'dist/.built');

/** Builds the app into dist/app and the server into dist/server. */
export async function buildAll(): Promise<void> {
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  compressFolder(join(root, 'dist/app'));
  await build({ configFile: join(root, 'vite.server.config.ts'), logLevel: 'warn' });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(STAMP, settings());
}

/** Whether there is no build, or it is older than what it is made from. */
export function isBuildStale(): boolean {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== settings()) return true;
  const built = statSync(STAMP).mtimeMs;
  const files = SOURCES.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }));
  return (
    files.some((file) => file.isFile() && statSync(join(file.parentPath, file.name)).mtimeMs > built) ||
    SETTINGS.some((file) => existsSync(join(root, file)) && statSync(join(root, file)).mtimeMs > built)
  );
}

function settings(): string {
  return JSON.stringify(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('VITE_'))
      .toSorted(),
  );
}

if (import.meta.filename === process.argv[1]) await buildAll();
