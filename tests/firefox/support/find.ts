import type { ElementHandle, Page } from 'puppeteer-core';
import { expect } from 'vitest';

/** Selects by role and full accessible name. */
export const named = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

/** Waits for an element. */
export async function find(page: Page, selector: string): Promise<ElementHandle<Element>> {
  const element = await page.waitForSelector(selector);
  if (element === null) throw new Error(`No ${selector}`);
  return element;
}

const hasFocus = (element: ElementHandle<Element>): Promise<boolean> =>
  element.evaluate((found) => found === document.activeElement);

/** Waits until an element has the focus. */
export async function expectFocused(page: Page, selector: string): Promise<void> {
  await expect.poll(async () => hasFocus(await find(page, selector)), { message: selector }).toBe(true);
}

/**
 * Clicks an element once it exists. The library's locators evaluate text as code, which the product's policy forbids.
 */
export async function click(page: Page, selector: string): Promise<void> {
  await (await find(page, selector)).click();
}

/** Waits until the address has this path. Firefox 140 does not report history changes to `page.url()`. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
}

/** Presses Tab until the element has the focus, like a user who looks for it. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const element = await find(page, selector);
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(element)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

/** Waits until the app has replaced the first paint. Until then, the focus gets lost. */
export async function appRuns(page: Page): Promise<void> {
  await page.waitForSelector('html[data-theme]');
}

/** Waits until every part of a report has been fetched. */
export async function partsFetched(page: Page): Promise<void> {
  await page.waitForSelector('h1');
  await expect.poll(() => page.$$('[data-pending]')).toEqual([]);
}
