import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { stubUnusedModules } from '../packages/app/vite/stubUnusedModules.ts';
import { stripJsPdf } from '../packages/app/vite/stripJsPdf.ts';
import { viewer } from '../packages/app/vite/reportPage.ts';
import { root } from './processes.ts';

/** The folder of the built command, which `npm pack` turns into a tarball. */
export const CLI_FOLDER = join(root, 'dist/cli');

/** The built command itself. */
export const CLI_FILE = join(CLI_FOLDER, 'roi-insight.js');

/** Builds the command into dist/cli. */
export async function buildCli(): Promise<void> {
  await build({ configFile: join(root, 'vite.cli.config.ts'), logLevel: 'warn' });
  await buildPdfPage();
  chmodSync(CLI_FILE, 0o755);
  writeFileSync(join(CLI_FOLDER, 'report-page.html'), await viewer());
  writeFileSync(join(CLI_FOLDER, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(CLI_FOLDER, 'README.md'), readFileSync(join(root, 'packages/cli/README.md')));
}

/** Builds the script that writes PDFs in an empty browser page. The script requests fonts by name from the command. */
function buildPdfPage() {
  return build({
    configFile: false,
    root,
    publicDir: false,
    // Hides a warning of Vite that a classic script does not know its own address. The script does not need it: `base` is set.
    logLevel: 'error',
    base: 'https://roi-insight.invalid/',
    plugins: [stubUnusedModules(), stripJsPdf()],
    build: {
      outDir: join(CLI_FOLDER, 'pdf'),
      emptyOutDir: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: join(root, 'packages/cli/page/main.ts'),
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'page.js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
}

function manifest() {
  const { version, license } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { name: 'roi-insight', version, license, type: 'module', engines, bin: { 'roi-insight': 'roi-insight.js' } };
}

if (import.meta.filename === process.argv[1]) await buildCli();
