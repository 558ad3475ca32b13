import { expect, type Page } from 'playwright/test';

const HOUR = 3_600_000;

/** Installs a clock that only the test advances. Call it before the page is opened. */
export async function installStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-15T11:00:00Z' });
  // One hour after the time above, so that the clock has not reached it yet, even on a busy machine.
  await page.clock.pauseAt('2026-01-15T12:00:00Z');
}

/** Stops a clock that was installed before the page was opened. After that, only the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((hour) => Date.now() + hour, HOUR));
}

/** Waits until the loading screen has started its timers, which happens together with the page's title. */
export async function loadingCounts(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Analyzing · ROI Insight');
}
