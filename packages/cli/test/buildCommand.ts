import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the built command. */
    readonly command: string;
  }
}

/**
 * Builds the command once for a test run, which takes two seconds. Starting a process from the sources would take three
 * seconds each time.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest runs the default export.
export default async function buildCommand({ config, provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'roi-insight-command-'));
  await build({
    configFile: join(config.root, 'vite.cli.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, reportCompressedSize: false },
  });
  provide('command', join(folder, 'roi-insight.js'));
  return () => rmSync(folder, { recursive: true });
}
