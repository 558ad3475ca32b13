import { test as base, expect } from 'playwright/test';
import { chromiumArgs, findBrowser } from '../../../scripts/chromium.ts';
import { TOKEN } from './credentials.ts';
import { sharedSite } from './sharedSite.ts';
import type { Site } from './site.ts';

export { expect } from 'playwright/test';
export { EMAIL, TOKEN } from './credentials.ts';

/** For `test.use`: figures count up, and charts and dialogs are animated, as for most visitors. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For `test.use`: a browser that optimizes code, for pages that compute for seconds. */
export const COMPUTING = {
  launchOptions: { args: chromiumArgs, executablePath: findBrowser().executablePath },
} as const;

/** For tests that take long: they run with `RELEASE=on` only, before a release. */
export const RELEASE = { tag: '@release' } as const;

interface TestFixtures {
  readonly site: Site;
  /**
   * Pattern of the console lines that this test causes intentionally, such as the browser's line about a refused
   * request.
   */
  readonly expectedConsole: RegExp | null;
  /** Fails the test if the page logged an error or a warning, showed the token, or sent a request to another origin. */
  readonly guard: void;
}

/** Playwright's test with a running product and a guard on every page. */
export const test = base.extend<TestFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  site: async ({}, provide) => provide(sharedSite()),
  baseURL: async ({ site }, provide) => provide(site.url),
  expectedConsole: [null, { option: true }],
  guard: [
    async ({ page, baseURL, expectedConsole }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (text.includes(TOKEN)) complaints.push(`token in the console: ${text}`);
        if (!['error', 'warning'].includes(message.type())) return;
        if (expectedConsole?.test(text) !== true) complaints.push(`${message.type()}: ${text}`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        const ours = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === baseURL;
        if (!ours) complaints.push(`request to another origin: ${request.url()}`);
        if (request.url().includes(TOKEN)) complaints.push(`token in an address: ${request.url()}`);
      });
      await provide();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
