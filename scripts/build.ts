import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { DEMO_FILE, demoFile } from '../packages/app/vite/demoFile.ts';
import { presetSettings } from './presetSettings.ts';
import { root } from './processes.ts';

/** Sources of the app and the server. */
const SOURCES = [
  'packages/contracts',
  'packages/roi-math',
  'packages/jira-tickets',
  'packages/file-reading',
  'packages/ticket-files',
  'packages/assistant-usage',
  'packages/report-text',
  'packages/report-files',
  'packages/ui',
  'packages/app',
  'packages/jira-reader',
  'packages/server',
  'packages/cli',
];
const SETTINGS = ['package-lock.json', 'vite.config.ts', 'vite.cli.config.ts', 'vite.server.config.ts'];

/** Contains the settings of the last build. */
const STAMP = join(root, 'dist/.built');

/** Builds the app into dist/app and the server into dist/server. */
export async function buildAll(): Promise<void> {
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  compressFolder(join(root, 'dist/app'));
  await build({ configFile: join(root, 'vite.server.config.ts'), logLevel: 'warn' });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(STAMP, settings());
}

/** Whether the build is missing, older than its sources, or made with other settings. */
export function isBuildStale(): boolean {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== settings()) return true;
  return isOlderThanSources(statSync(STAMP).mtimeMs);
}

/** Whether a source, a setting or a file in the other folders has changed since this time, in epoch milliseconds. */
export function isOlderThanSources(built: number, ...others: readonly string[]): boolean {
  const files = [...SOURCES, ...others].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
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

interface DemoOptions {
  readonly base?: string;
  readonly out?: string;
  /** Path of a JSON file with the demo's values for visits without a presenter link. */
  readonly preset?: string;
  /** Skips `demo.html`, which halves the time. */
  readonly 'pages-only'?: boolean;
}

/**
 * Builds the demo for any static host, by default into dist/demo. By default, its files work under any path, and
 * `demo.html` contains all of them. With `--base /path/`, they work only under that path.
 */
export async function buildDemo({
  base = './',
  out = join(root, 'dist/demo'),
  preset,
  'pages-only': isPagesOnly = false,
}: DemoOptions = {}): Promise<void> {
  if (preset !== undefined) Object.assign(process.env, presetSettings(preset));
  const configFile = join(root, 'vite.config.ts');
  await build({ configFile, mode: 'demo', logLevel: 'warn', base, build: { outDir: out, emptyOutDir: true } });
  if (isPagesOnly) return;
  writeFileSync(join(out, DEMO_FILE), await demoFile(configFile, readFileSync(join(out, 'index.html'), 'utf8')));
}

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest|map)$/;
/** Minimum size in bytes of files that are compressed. Smaller files fit into one packet. */
const MIN_COMPRESSED_BYTES = 1024;

/** Writes compressed copies next to a build's text files, so that the server does not compress at run time. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const bytes = readFileSync(path);
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({
    options: {
      demo: { type: 'boolean' },
      base: { type: 'string' },
      out: { type: 'string' },
      preset: { type: 'string' },
      'pages-only': { type: 'boolean' },
    },
  });
  try {
    await (values.demo === true ? buildDemo(values) : buildAll());
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exitCode = 1;
  }
}
