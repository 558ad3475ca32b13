import { fillForm, submitForm } from '../support/form.ts';
import { REFUSED } from '../support/network/failure.ts';
import { fixture, gotoWith, stored, storedForm } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: REFUSED });

test('the button with a similar project name enters and submits that name', async ({ page, site }) => {
  await submitForm(page, { url: site.cloud, project: 'Aurora Paymentz' });
  await page.getByRole('button', { name: 'Use Aurora Payments (AUR)' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Based on/)).toBeVisible();
});

test('after a failed analysis, the earlier report can be kept', async ({ page, site }) => {
  const report = { dashboardData: fixture('clearWin'), formData: storedForm };
  await gotoWith(page, '/dashboard', report);
  await expect(page.getByText(/^Based on/)).toBeVisible();
  await page.getByRole('link', { name: 'New report' }).click();
  await fillForm(page, { url: site.cloud, project: 'Aurora Paymentz' });
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  const keep = page.getByRole('button', { name: 'Keep previous report' });
  await expect(keep).toBeVisible();
  expect(await stored(page)).toEqual({});
  await keep.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Based on/)).toBeVisible();
  expect(await stored(page)).toEqual(report);
  await page.goBack();
  await expect(page.getByLabel('JIRA Project Name')).toHaveValue('Aurora Paymentz');
});
