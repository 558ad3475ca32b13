import type { Page } from 'playwright/test';
import { fixture, gotoWith, storedForm } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const report = { dashboardData: fixture('clearWin'), formData: storedForm };

/** What the browser does when somebody asks to print. */
async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

test('parts that were never scrolled into view are printed too', async ({ page }) => {
  await gotoWith(page, '/dashboard', report);
  await page.getByRole('figure', { name: 'Cumulative Savings Over Time' }).locator('svg').first().waitFor();
  await toPaper(page);
  const last = page.getByRole('figure', { name: 'Total Tickets Closed per Week' });
  await expect(last.locator('svg').first()).toBeAttached();
});

test('parts that are still loading are printed with a message instead of blank', async ({ page }) => {
  await page.route('**/assets/ApexChart-*.js', () => undefined);
  await gotoWith(page, '/dashboard', report);
  await page.getByRole('figure', { name: 'Cumulative Savings Over Time' }).waitFor();
  await toPaper(page);
  const said = await page
    .locator('[data-pending]')
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(said).toContain('still being loaded');
});
