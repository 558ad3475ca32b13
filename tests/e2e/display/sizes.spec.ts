import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { installStoppedClock } from '../support/clock.ts';
import { followRequests } from '../support/network/requests.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

/** Maximum JavaScript of a page in bytes, gzipped at level 9: all scripts that the page loads until it is idle. */
const BUDGET = {
  landing: 116_000,
  form: 149_500,
  formWithCalendar: 207_000,
  organization: 163_000,
  dashboardAnswer: 162_000,
  // Includes the sections below the charts, which are fetched after the charts.
  dashboardCharts: 345_000,
};

/** Sums up the scripts that a page loads. */
function weigh(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  const quiet = followRequests(page);
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return async () => {
    await quiet();
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}

const report = { dashboardData: fixture('clearWin'), formData: storedForm };

test('the landing page loads no more than its budget', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/');
  expect(await weight()).toBeLessThanOrEqual(BUDGET.landing);
});

test('the form and then its calendar load no more than their budgets', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/form');
  await expect(page.getByRole('heading', { name: 'Connect Your Data Sources' })).toBeVisible();
  expect(await weight()).toBeLessThanOrEqual(BUDGET.form);
  await page.getByRole('button', { name: /When did you start/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await weight()).toBeLessThanOrEqual(BUDGET.formWithCalendar);
});

test('the form of an organization loads no more than its budget', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/organization');
  await expect(page.getByRole('heading', { name: 'Whole organization' })).toBeVisible();
  expect(await weight()).toBeLessThanOrEqual(BUDGET.organization);
});

test('the dashboard loads no more than its budget until its answer is shown', async ({ page }) => {
  // In a small window, no card and no chart is visible, so their code is not fetched.
  await page.setViewportSize({ width: 390, height: 280 });
  // Stops the clock while the figures count up. The rest of the code would be fetched after the last figure has finished.
  await installStoppedClock(page);
  const weight = weigh(page);
  await gotoWith(page, '/dashboard', report);
  await expect(page.getByRole('region', { name: /^Net savings in the first / })).toContainText('$');
  expect(await weight()).toBeLessThanOrEqual(BUDGET.dashboardAnswer);
});

test('the dashboard with all its charts loads no more than its budget', async ({ page }) => {
  const weight = weigh(page);
  await gotoWith(page, '/dashboard', report);
  for (const title of ['Cumulative Savings Over Time', 'Total Tickets Closed per Week']) {
    await page.getByRole('figure', { name: title }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('figure', { name: title }).locator('svg').first()).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Productivity Comparison' }).click();
  await expect(
    page.getByRole('figure', { name: 'Average Tasks Completed per Week' }).locator('svg').first(),
  ).toBeVisible();
  expect(await weight()).toBeLessThanOrEqual(BUDGET.dashboardCharts);
});
