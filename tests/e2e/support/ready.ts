import { expect, type Page } from 'playwright/test';

/**
 * Waits until the app has replaced the first paint. Until then, links load pages, buttons do nothing, and the focus
 * gets lost. Does not work with a stored theme, because the theme is set before the app runs.
 */
export async function appRuns(page: Page): Promise<void> {
  await expect(page.locator('html[data-theme]')).toBeAttached();
}

/**
 * Waits for the first paint: before it, the browser ignores keys. Uses an observer, because Playwright's clock hides
 * past entries.
 */
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

/**
 * Waits until every visible part of a report has been fetched. In a wide window without motion, all parts are visible.
 */
export async function partsFetched(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
}

/** Waits for the font, because text in a fallback font has other widths. */
export async function fontLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => /^"?Inter/.test(family) && !/Stand-in/.test(family) && status === 'loaded',
    ),
  );
}
