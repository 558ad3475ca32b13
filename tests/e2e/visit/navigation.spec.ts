import type { Page } from 'playwright/test';
import { installStoppedClock, stopClock } from '../support/clock.ts';
import { fillForm, submitForm } from '../support/form.ts';
import { delayRequest } from '../support/network/delayRequest.ts';
import { restore } from '../support/network/withhold.ts';
import { appRuns, painted } from '../support/ready.ts';
import { fixture, gotoWith, stored, storedForm } from '../support/stored.ts';
import { expect, RELEASE, test } from '../support/test.ts';

const report = { dashboardData: fixture('clearWin'), formData: storedForm };

/** Expects the page to fit in the window at four widths. */
async function expectNotWider(page: Page): Promise<void> {
  for (const width of [2560, 1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test('each page has a title, and a heading that gets the focus after navigation', async ({ page, site }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page).toHaveTitle('Claude Code ROI Dashboard');
  await appRuns(page);
  await page.getByRole('link', { name: 'Calculate Your ROI' }).first().click();
  await expect(page).toHaveTitle('Connect Your Data Sources · ROI Insight');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const request = await delayRequest(page);
  await fillForm(page, { url: site.cloud, project: 'AUR' });
  await stopClock(page);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page).toHaveTitle('Analyzing · ROI Insight');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.resume();
  await request.release();
  const figures = page.getByText(/^Based on/);
  await expect(page).toHaveTitle('Your Claude Code ROI Report · ROI Insight');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Claude Code ROI Report' })).toBeFocused();

  // Going back opens the form, and going forward opens the report.
  await expect(figures).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/form');
  await page.goForward();
  await expect(page).toHaveURL('/dashboard');
  await expect(figures).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('the report on a plan has its own address, to which its earlier address leads', async ({ page }) => {
  const answer = await page.goto('/plan/report');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Report on a plan' })).toBeVisible();
  await page.goto('/plan?report');
  await expect(page).toHaveURL('/plan/report');
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('shows a message that fits the window, logs its path and links to the landing page', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const answer = await page.goto('/no/such/page?with=query');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    const logged = () => lines.filter((line) => line.includes('/no/such/page'));
    await expect.poll(logged, 'written after the screen is painted').toHaveLength(1);
    await expectNotWider(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    expect(logged()).toHaveLength(1);
  });

  test('may differ from a known address in the case of its letters', async ({ page }) => {
    expect((await page.goto('/Dashboard'))?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });
});

test('the dashboard’s logo leads to the landing page, and the first Tab stop skips the header', async ({ page }) => {
  await gotoWith(page, '/dashboard', report);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Claude Code ROI Report' })).toBeVisible();
  await painted(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'ROI Insight, home' }).click();
  await expect(page).toHaveURL('/');
});

test('going back while a request runs cancels the request, and the form says so even after going forward again', async ({
  page,
  site,
}) => {
  await installStoppedClock(page);
  const request = await delayRequest(page);
  await submitForm(page, { url: site.cloud, project: 'AUR' });
  await request.sent;
  await expect(page).toHaveURL('/loading');
  await expect(page.getByRole('heading', { name: 'Preparing your report' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/form');
  await expect(page.getByLabel('JIRA Instance URL')).toHaveValue(site.cloud);
  await expect(page.getByRole('button', { name: 'Analyze Data' })).toBeEnabled();
  const notice = page.getByText('The analysis was canceled. Your entries are still here.');
  await expect(notice).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/form');
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('JIRA Instance URL')).toHaveValue(site.cloud);
});

test('canceling an analysis keeps the earlier report', async ({ page, site }) => {
  await gotoWith(page, '/dashboard', report);
  await page.getByRole('link', { name: 'New report' }).click();
  await page.route('**/api/fetch-jira', () => undefined);
  await fillForm(page, { url: site.cloud, project: 'AUR' });
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page).toHaveURL(/loading|dashboard/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/form');
  await expect(page.getByLabel('JIRA Instance URL')).toHaveValue(site.cloud);
  await page.getByRole('link', { name: 'Back to the previous report' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Based on/)).toBeVisible();
  expect(await stored(page)).toEqual(report);
});

test('returning to a page restores its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  await appRuns(page);
  // When the test receives the event, the app has already received it, because the listener of the app was added first.
  await page.evaluate(async () => {
    const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, 300);
    await heard;
  });
  await page
    .getByRole('link', { name: 'Calculate Your ROI' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/form');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('the theme follows the device until the user chooses one, and the choice persists without a flash', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await canvas();
  await page.getByTitle('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(canvas).not.toBe(dark);
  const light = await canvas();
  // The page is light before the app runs.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/form', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(light);
  await restore(page);
  await gotoWith(page, '/dashboard', report);
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('a theme change of the device does not override a choice from another tab', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  // Waits until the app has read the stored choice, so that the change below can only come from the other tab.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // Simulates the other tab. A real tab would hide this page, and hidden pages are not painted.
  await page.evaluate(() => localStorage.setItem('roi-theme', 'dark'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('no page is wider than the window', async ({ page }) => {
  for (const path of ['/', '/form']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNotWider(page);
  }
  await gotoWith(page, '/dashboard', report);
  await expect(page.getByText(/^Based on/)).toBeVisible();
  await expectNotWider(page);
});

for (const [path, submit] of Object.entries({
  '/form': (page: Page) => page.getByRole('button', { name: 'Analyze Data' }).click(),
  '/': (page: Page) => page.getByRole('button', { name: 'See a sample report' }).click(),
})) {
  test(
    `going back to ${path} while the loading screen is still being fetched cancels the request`,
    RELEASE,
    async ({ page, site }) => {
      await page.route(/\/assets\/LoadingRoute-/, () => undefined);
      const request = await delayRequest(page);
      await page.goto(path);
      if (path === '/form') await fillForm(page, { url: site.cloud });
      await submit(page);
      await request.sent;
      await expect(page).toHaveURL('/loading');
      const ended = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/api/fetch-jira'));
      await page.goBack();
      await expect(page).toHaveURL(path);
      await ended;
    },
  );
}

test('leaving a running analysis with the logo cancels the analysis', async ({ page, site }) => {
  const request = await delayRequest(page);
  await submitForm(page, { url: site.cloud, project: 'AUR' });
  await request.sent;
  await expect(page.getByRole('heading', { name: 'Preparing your report' })).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/api/fetch-jira'));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await ended;
});
