import { expect, type Page } from 'playwright/test';

/** Rounds in which the page has nothing more urgent to do than to count them. */
const QUIET_ROUNDS = 5;

/**
 * Follows the requests of a page from before it is opened. Returns a wait until all are answered and the page, having
 * worked off what it had to do, asks for nothing more by itself.
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
      // Not a timer: some tests stop those.
      await page.evaluate('scheduler.postTask(() => undefined, { priority: "background" })');
    }
    return asked === before && answered === asked;
  };
  return () => expect.poll(isQuiet, 'the page asks for nothing more').toBe(true);
}
