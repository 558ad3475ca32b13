import type { Locator, Page } from 'playwright/test';
import { stopClock } from '../support/clock.ts';
import { submitForm } from '../support/form.ts';
import { delayRequest } from '../support/network/delayRequest.ts';
import { openRow } from '../support/rows.ts';
import { stored } from '../support/stored.ts';
import { expect, test, TOKEN } from '../support/test.ts';

const SENTENCE = 'Scope or calendar changed once after a result was seen.';

async function measured(page: Page): Promise<number> {
  const { provenance } = JSON.parse((await stored(page)).dashboardData ?? '{}');
  return provenance.funnel.analysed;
}

/** Opens the section and deselects everything but bugs. */
async function chooseBugs(page: Page): Promise<Locator> {
  await openRow(page, 'Scope and calendar');
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

/** Saves an engineer cost of $150,000. */
async function enterCost(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Assumptions' }).click();
  await page.getByLabel('Annual Engineer Cost ($)').fill('150000');
  await page.getByRole('button', { name: 'Save & Recalculate' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the sample is analyzed again with the chosen scope and calendar, and the report says so', async ({ page }) => {
  await page.clock.install();
  await page.goto('/form');
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Based on/)).toBeVisible();
  await enterCost(page);
  await page.reload();
  await expect(page.getByText(/^Based on/)).toBeVisible();
  const before = await measured(page);
  const again = await chooseBugs(page);
  await expect(page.getByText('The form will ask for your API key')).toBeHidden();
  const request = await delayRequest(page);
  await stopClock(page);
  await again.click();
  await expect(page).toHaveURL('/loading');
  await page.clock.resume();
  await request.release();
  await expectBugsOnly(page, before);
  const costs = page.getByRole('region', { name: 'Cost Assumptions' });
  await expect(costs).toContainText('$150,000');
  await expect(costs).toContainText('$75.00');
});

test('the form asks for the API key and keeps the choices after going back, even after a reload', async ({
  page,
  site,
}) => {
  await submitForm(page, { url: site.dataCenter, project: 'AUR' });
  await expect(page.getByText(/^Based on/)).toBeVisible();
  const before = await measured(page);
  const again = await chooseBugs(page);
  await expect(page.getByText('The form will ask for your API key again because we don’t store it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Holidays' }).fill('2025-12-25');
  await again.click();
  await expect(page).toHaveURL('/form');
  await expect(page.getByText('Working time: Monday to Friday, 9 to 17, without 1 holiday')).toBeVisible();
  await page.goBack();
  await openRow(page, 'Scope and calendar');
  const types = page.getByRole('group', { name: 'Issue types' });
  await expect(types.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(types.getByRole('checkbox', { name: /^Bug/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Holidays' })).toHaveValue('2025-12-25');
  await page.goForward();
  await page.reload();
  await expect(
    page.getByText('Enter the API key to analyze AUR again, with the chosen scope and calendar:'),
  ).toBeVisible();
  await expect(page.getByLabel('JIRA Project Name')).toHaveValue('AUR');
  await page.getByRole('textbox', { name: 'JIRA API Key' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expectBugsOnly(page, before);
});
