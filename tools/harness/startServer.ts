import getPort from 'get-port';
import { buildAll, isBuildStale } from '../../scripts/build.ts';
import type { Running } from '../../scripts/processes.ts';
import { type ProgramOptions, startProgram } from './startProgram.ts';

/** A server of the production build. */
export interface BuiltServer extends Running {
  readonly url: string;
  readonly port: number;
}

/** Starts the built server on a free port. Builds it first if it is older than its sources. */
export async function startServer({ env, ...options }: ProgramOptions = {}): Promise<BuiltServer> {
  if (isBuildStale()) await buildAll();
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const running = await startProgram(['dist/server/server.js'], `${url}/api/health`, {
    ...options,
    env: { PORT: String(port), HOST: '127.0.0.1', ...env },
  });
  return { ...running, url, port };
}
