import { expect, type Page } from 'playwright/test';

/** Number of background tasks that must run without a new request before the page counts as idle. */
const QUIET_ROUNDS = 5;

/**
 * Follows the requests of a page; call it before the page is opened. Returns a function that waits until all requests are
 * answered and the idle page sends no more.
 */
export function followRequests(page: Page): () => Promise<void> {
  let asked = 0;
  let answered = 0;
  page.on('request', () => (asked += 1));
  page.on('requestfinished', () => (answered += 1));
  page.on('requestfailed', () => (answered += 1));
  const isQuiet = async () => {
    const before = asked;
    for (let round = 0; round < QUIET_ROUNDS; round += 1) {
      if (asked !== before || answered !== asked) return false;
      // Background tasks instead of a timer, because some tests stop the clock.
      await page.evaluate('scheduler.postTask(() => undefined, { priority: "background" })');
    }
    return asked === before && answered === asked;
  };
  return () => expect.poll(isQuiet, 'the page asks for nothing more').toBe(true);
}
