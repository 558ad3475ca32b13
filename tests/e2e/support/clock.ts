import { expect, type Page } from 'playwright/test';

const HOUR = 3_600_000;

/** Gives the page a clock that only the test moves, before the page is opened. */
export async function installStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-15T11:00:00Z' });
  // An hour ahead: it cannot have passed yet, however busy the machine is.
  await page.clock.pauseAt('2026-01-15T12:00:00Z');
}

/** Stops the clock that was installed before the page was opened; from now on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((hour) => Date.now() + hour, HOUR));
}

/** Waits until the loading screen counts its time: it names the page in the same moment. */
export async function loadingCounts(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Analyzing · ROI Insight');
}
