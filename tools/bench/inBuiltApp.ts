import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findBrowser } from '../../scripts/chromium.ts';
import { startServer } from '../harness/startServer.ts';

/** Starts a new browser, because a browser reports its peak memory since its start. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser().executablePath, args: chromiumArgs });

/** Runs a measurement with the built app, served by a real server. */
export async function inBuiltApp<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const server = await startServer();
  try {
    return await measure(server.url);
  } finally {
    await server.stop();
  }
}
