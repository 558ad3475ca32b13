import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** The size that importing some names of the package adds to an app's bundle. */
async function bundleOf(names: string): Promise<string> {
  const entry = `${import.meta.dirname}/entry.ts`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? `export { ${names} } from '../src/index.ts';` : null),
      },
    ],
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('vite gives one bundle');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

describe('the package in a browser', () => {
  it('adds at most 3 kB for recalculating alone', async () => {
    const code = await bundleOf('recalculate');
    expect(code).toContain('annual');
    expect(gzipSync(code).length).toBeLessThanOrEqual(3 * 1024);
  });

  it('needs no Node API, and runs no code on import', async () => {
    expect(await bundleOf('analyzeTickets, bridge')).not.toMatch(/node:|require\(|process\./);
    expect((await bundleOf('defaultEconomics')).length).toBeLessThan(200);
  });
});
