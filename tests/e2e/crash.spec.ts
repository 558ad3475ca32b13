import type { Page } from 'playwright/test';
import { submitForm } from './support/form.ts';
import { fixture, gotoWith, storedForm } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const report = { dashboardData: fixture('clearWin'), formData: storedForm };
const figures = /^Based on [\d,]+ JIRA tasks analyzed$/;

/** As after a deployment that took the files of the page's version away. */
const withhold = (page: Page, file: string) => page.route(`**/assets/${file}-*.js`, (route) => route.abort());
const giveBack = (page: Page) => page.unrouteAll();

test.use({ expectedConsole: /^Failed to load resource: |Failed to fetch dynamically imported module/ });

test('a screen that cannot be fetched is said to be broken, and reloading mends it', async ({ page }) => {
  await withhold(page, 'DashboardRoute');
  await gotoWith(page, '/dashboard', report);
  await expect(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  await page.getByText('Details for whoever repairs it').click();
  await expect(page.getByText(/Failed to fetch.*DashboardRoute/)).toBeVisible();
  await giveBack(page);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText(figures)).toBeVisible();
});

test('a finished report is not lost with its screen', async ({ page, site }) => {
  await withhold(page, 'DashboardRoute');
  await submitForm(page, { url: site.cloud, project: 'AUR' });
  await expect(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await giveBack(page);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText(figures)).toBeVisible();
});

test('where not even the crash screen can be fetched there is a way to reload', async ({ page }) => {
  await withhold(page, 'DashboardRoute');
  await withhold(page, 'crashScreen');
  await gotoWith(page, '/dashboard', report);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await giveBack(page);
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByText(figures)).toBeVisible();
});
