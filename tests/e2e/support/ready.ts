import { expect, type Page } from 'playwright/test';

/**
 * Waits until the app has replaced the first paint, whose links load pages, whose buttons do nothing and whose focus is
 * lost with it. Of no use where a theme is remembered: that is there before the app.
 */
export async function appRuns(page: Page): Promise<void> {
  await expect(page.locator('html[data-theme]')).toBeAttached();
}

/** Waits for the first paint: until then, the browser drops keys. Observed, because a clock of Playwright hides past entries. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Waits until every part of a report in view has been fetched. A wide window without motion fetches all of them at once. */
export async function partsFetched(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
}

/** Waits for the font, as letters that stand in for it have other widths. */
export async function fontLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => /^"?Inter/.test(family) && !/Stand-in/.test(family) && status === 'loaded',
    ),
  );
}
