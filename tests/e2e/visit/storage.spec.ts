import { installStoppedClock, loadingCounts } from '../support/clock.ts';
import { fillForm, submitForm } from '../support/form.ts';
import { fixture, gotoWith, stored, storedForm } from '../support/stored.ts';
import { expect, test, TOKEN } from '../support/test.ts';

const report = { dashboardData: fixture('clearWin'), formData: storedForm };
const figures = /^Based on [\d,]+ JIRA tasks analyzed$/;

test('a reload on the loading screen cancels the request; the dashboard says so, and the form keeps everything but the token', async ({
  page,
  site,
}) => {
  await installStoppedClock(page);
  await page.route('**/api/fetch-jira', () => undefined);
  // Uses another tracker than the sample, whose public key would be filled in again.
  await submitForm(page, { url: site.dataCenter, project: 'AUR' });
  await expect(page).toHaveURL('/loading');
  await page.reload();
  await loadingCounts(page);
  await page.clock.runFor(6000);
  await expect(page).toHaveURL('/dashboard');
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText('No data available. Please submit the form first.');
  await expect(alert).toContainText('The last analysis didn’t finish');
  await page.getByRole('button', { name: 'Go to the form' }).click();
  await expect(page.getByLabel('JIRA Instance URL')).toHaveValue(site.dataCenter);
  await expect(page.getByRole('textbox', { name: 'JIRA API Key' })).toHaveValue('');
  expect(JSON.stringify(await stored(page))).not.toContain(TOKEN);
});

test.describe('a browser with restricted storage', () => {
  test('works from memory if storage is disabled, and the form explains what that means', async ({ page, site }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/form');
    await expect(page.getByText(/doesn’t let this page save data/)).toBeVisible();
    await fillForm(page, { url: site.cloud, project: 'AUR' });
    await page.getByRole('button', { name: 'Analyze Data' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(figures)).toBeVisible();
  });

  test('shows the report if storage is full, with a warning that a reload loses it', async ({ page, site }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function limited(key: string, text: string) {
        if (text.length > 1000) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    });
    await submitForm(page, { url: site.cloud, project: 'AUR' });
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(figures)).toBeVisible();
    await expect(page.getByText(/couldn’t save this report/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('No data available. Please submit the form first.')).toBeVisible();
    await expect(page.getByText(/couldn’t save this report/)).toBeHidden();
  });
});

test('two tabs keep separate reports', async ({ context, page, site }) => {
  await gotoWith(page, '/dashboard', report);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('No data available. Please submit the form first.')).toBeVisible();
  await expect(other.getByText(/^Reports stay in the tab that created them/)).toBeVisible();
  await other.route('**/api/fetch-jira', (route) => route.fulfill({ json: JSON.parse(fixture('slower')) }));
  await submitForm(other, { url: site.cloud, project: 'CIN' });
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByText('Cinder Mobile').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Aurora Payments').first()).toBeVisible();
});
