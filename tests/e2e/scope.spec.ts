import type { Locator, Page } from 'playwright/test';
import { submitForm } from './support/form.ts';
import { stored } from './support/stored.ts';
import { expect, test, TOKEN } from './support/test.ts';

const SENTENCE = 'The scope was changed once after a verdict was seen.';

async function measured(page: Page): Promise<number> {
  const { provenance } = JSON.parse((await stored(page)).dashboardData ?? '{}');
  return provenance.funnel.analysed;
}

/** Opens the section and leaves only bugs. */
async function chooseBugs(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Scope and calendar' }).click();
  const types = page.getByRole('group', { name: 'Issue types' });
  await types.getByRole('button', { name: 'Select none' }).click();
  await types.getByRole('checkbox', { name: /^Bug/ }).check();
  return page.getByRole('button', { name: 'Analyze again' });
}

async function expectBugsOnly(page: Page, before: number): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Based on/)).toBeVisible();
  const after = await measured(page);
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before / 2);
  await page.getByRole('button', { name: 'Methodology & Data Sources' }).click();
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await expect(page.getByText('Issue types', { exact: true }).locator('..')).toContainText('Bug');
}

test('the sample is analyzed again with what was chosen, and the report says so', async ({ page }) => {
  await page.goto('/form');
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Based on/)).toBeVisible();
  const before = await measured(page);
  await (await chooseBugs(page)).click();
  await expect(page).not.toHaveURL('/dashboard');
  await expectBugsOnly(page, before);
});

test('the form asks for the API key and keeps what was chosen, also over a reload', async ({ page, site }) => {
  await submitForm(page, { url: site.dataCenter, project: 'AUR' });
  await expect(page.getByText(/^Based on/)).toBeVisible();
  const before = await measured(page);
  const again = await chooseBugs(page);
  await expect(page.getByText('The form will ask for the API key: it is not kept.')).toBeVisible();
  await again.click();
  await expect(page).toHaveURL('/form');
  await page.reload();
  await expect(
    page.getByText('Enter the API key to analyze AUR again, with the scope and calendar that you chose.'),
  ).toBeVisible();
  await expect(page.getByLabel('JIRA Project Name')).toHaveValue('AUR');
  await page.getByRole('textbox', { name: 'JIRA API Key' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expectBugsOnly(page, before);
});
