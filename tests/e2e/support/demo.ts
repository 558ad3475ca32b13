import type { Server } from 'node:http';
import { serveStatic } from '../../../scripts/serveStatic.ts';
import { sharedDemo } from './sharedDemo.ts';
import { test as base } from './test.ts';

interface Demo {
  /** The folder with the built demo. */
  readonly folder: string;
  /** The demo, served under a path of a static host. */
  readonly demo: string;
}

/** Playwright's test with a demo that is built once for all tests. */
export const test = base.extend<object, Demo>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, provide) => provide(await sharedDemo()),
    { scope: 'worker', timeout: 600_000 },
  ],
  demo: [
    async ({ folder }, provide) => {
      const server = serveStatic(folder, '/some/where/');
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      await provide(`http://127.0.0.1:${portOf(server)}/some/where`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, provide) => provide(new URL(demo).origin),
});

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the demo does not listen');
  return address.port;
}
