import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { root } from '../../../scripts/processes.ts';

const VARIABLE = 'E2E_DEMO';

/** Builds the demo into a folder. Rejects with the output of the build. */
async function buildInto(folder: string): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--demo', '--out', folder];
  // Only a release test opens the demo from disk.
  if (process.env.RELEASE === undefined) args.push('--pages-only');
  await promisify(execFile)(process.execPath, args, { cwd: root });
}

/** Prepares a demo, which all workers share, and which is built on the first request. Returns a function that removes it. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its global setup from the default export.
export default async function shareDemo(): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'roi-insight-'));
  const folder = join(parent, 'demo');
  let building: Promise<void> | undefined;
  const builder = createServer((_, response) => {
    building ??= buildInto(folder);
    building.then(
      () => response.end(folder),
      (cause: unknown) => response.writeHead(500).end(String(cause)),
    );
  });
  const port = await getPort();
  await new Promise<void>((resolve) => void builder.listen(port, '127.0.0.1', resolve));
  process.env[VARIABLE] = `http://127.0.0.1:${port}`;
  return async () => {
    builder.close();
    await rm(parent, { recursive: true });
  };
}

/** The folder with the built demo. Tests must not change it. */
export async function sharedDemo(): Promise<string> {
  const response = await fetch(process.env[VARIABLE] ?? '');
  const text = await response.text();
  if (!response.ok) throw new Error(`The demo build failed: ${text}`);
  return text;
}
