import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { expect, inject, test as base } from 'vitest';
import { TOKEN } from '../../e2e/support/credentials.ts';
import { launch, type Preferences, savesTo } from './launch.ts';

/**
 * Firefox sometimes reports this error about the driver's own observers. Errors of the product have stack frames on the
 * next lines.
 */
const ERROR_OF_DRIVER = /^Error: Error: Permission denied to access property "\w+"$/;

/** Fails the test if the page logged an error or a warning, showed the token, or sent a request to another origin. */
function guard(page: Page, origin: string): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes(TOKEN)) complaints.push(`token in the console: ${text}`);
    if (['error', 'warn'].includes(message.type())) complaints.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (!ERROR_OF_DRIVER.test(text)) complaints.push(`uncaught: ${text}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const ours = ['data:', 'blob:', 'file:', 'about:'].includes(url.protocol) || url.origin === origin;
    if (!ours) complaints.push(`request to another origin: ${request.url()}`);
    if (request.url().includes(TOKEN)) complaints.push(`token in an address: ${request.url()}`);
  });
  return () => expect(complaints).toEqual([]);
}

interface Fixtures {
  readonly preferences: Preferences;
  /** Folder of saved files. */
  readonly downloads: string;
  readonly browser: Browser;
  /** A new guarded page with empty storage. */
  readonly page: Page;
}

/** Vitest's test with one Firefox per file and one page per test. */
export const test = base.extend<Fixtures>({
  preferences: [{}, { scope: 'file' }],
  downloads: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's needs from the pattern.
    async ({}, provide) => provide(mkdtempSync(join(tmpdir(), 'firefox-'))),
    { scope: 'file' },
  ],
  browser: [
    async ({ preferences, downloads }, provide) => {
      const browser = await launch({ ...savesTo(downloads), ...preferences });
      await provide(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  page: async ({ browser }, provide) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const check = guard(page, inject('site').url);
    await provide(page);
    await context.close();
    check();
  },
});
