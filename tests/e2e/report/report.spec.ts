import { expectReport } from '../support/dashboard.ts';
import { expectedReport } from '../support/expected/expectedReport.ts';
import { fillForm } from '../support/form.ts';
import { painted } from '../support/ready.ts';
import { expect, RELEASE, test, TOKEN, WITH_MOTION } from '../support/test.ts';
import { readCloud, readDataCenter } from '../support/expected/trackerTickets.ts';

test.use(WITH_MOTION);

const ADOPTION = '2025-08-25';

test('Jira Cloud leads from the landing page to a report whose values match the tickets, even after the cost is edited', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Calculate Your ROI' }).first().click();
  await expect(page).toHaveURL('/form');
  await fillForm(page, { url: site.cloud, project: '"Aurora Payments"' });
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page).toHaveURL('/dashboard');
  const project = await readCloud(site.cloud, 'AUR');
  await expectReport(page, expectedReport(project, ADOPTION));

  // An edited cost recalculates every dollar and survives a reload.
  await page.getByRole('button', { name: 'Edit Assumptions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Cost Assumptions' });
  await dialog.getByLabel('Annual Engineer Cost ($)').fill('175000');
  await dialog.getByRole('button', { name: 'Save & Recalculate' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expectReport(page, expectedReport(project, ADOPTION, 175_000), 175_000);
});

test('Jira Data Center under a context path gives values that match the tickets', RELEASE, async ({ page, site }) => {
  await page.goto('/form');
  await fillForm(page, { url: `${site.dataCenter}/browse/AUR-1`, project: 'AUR' });
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectReport(page, expectedReport(await readDataCenter(site.dataCenter, 'AUR'), ADOPTION));
});

test('after the report of the sample, another sample report works without typing an API key', async ({
  page,
  site,
}) => {
  await page.goto('/form');
  await painted(page);
  await page.getByRole('button', { name: 'Use the sample tracker' }).press('Enter');
  await expect(page.getByRole('region', { name: /Sample data/ })).toBeFocused();
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Sample data')).toBeVisible();
  await page.getByRole('link', { name: 'New report' }).click();
  await expect(page).toHaveURL('/form');
  await expect(page.getByLabel('JIRA Instance URL')).toHaveValue(site.cloud);
  await expect(page.getByRole('textbox', { name: 'JIRA API Key' })).toHaveValue(TOKEN);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page).toHaveURL('/dashboard');
});
