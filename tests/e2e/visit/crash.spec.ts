import { submitForm } from '../support/form.ts';
import { openRow } from '../support/rows.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, RELEASE, test } from '../support/test.ts';
import { NOT_FETCHED, restore, withhold } from '../support/network/withhold.ts';

const report = { dashboardData: fixture('clearWin'), formData: storedForm };
const figures = /^Based on [\d,]+ JIRA tasks analyzed$/;

test.use({ expectedConsole: NOT_FETCHED });

test('a screen that fails to load shows the crash screen, and reloading repairs everything', async ({ page }) => {
  await withhold(page, 'DashboardRoute');
  await gotoWith(page, '/dashboard', report);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  await page.getByText('Technical details').click();
  await expect(page.getByText(/Failed to fetch.*DashboardRoute/)).toBeVisible();
  await restore(page);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText(figures)).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem', { name: /Weekly CSV/ })).toBeVisible();
});

test('a finished report survives a screen that fails to load', RELEASE, async ({ page, site }) => {
  await withhold(page, 'DashboardRoute');
  await submitForm(page, { url: site.cloud, project: 'AUR' });
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await restore(page);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText(figures)).toBeVisible();
});

test('the page can be reloaded even if the crash screen fails to load', RELEASE, async ({ page }) => {
  await withhold(page, 'DashboardRoute');
  await withhold(page, 'CrashScreen');
  await gotoWith(page, '/dashboard', report);
  await expect(page.getByRole('heading', { name: 'This page couldn’t load' })).toBeVisible();
  await restore(page);
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByText(figures)).toBeVisible();
});

test.describe('the rest of the report works', () => {
  test('if the choice of scope and calendar fails to load', RELEASE, async ({ page }) => {
    await withhold(page, 'scopeOfDashboard');
    await page.goto('/form');
    await page.getByRole('button', { name: 'Use the sample tracker' }).click();
    await page.getByRole('button', { name: 'Analyze Data' }).click();
    await page.getByRole('button', { name: /^Scope and calendar/ }).click();
    await expect(page.getByText('This part could not be loaded')).toBeVisible();
    await restore(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: 'Issue types' })).toBeVisible();
  });

  test('if dialog, rows, sliders, charts and menu fail to load', async ({ page }) => {
    for (const file of ['AssumptionsModal', 'sectionPanels', 'WhatIf', 'ApexChart', 'ExportItems'])
      await withhold(page, file);
    await gotoWith(page, '/dashboard', report);
    const [edit, open] = ['Edit Assumptions', 'Export'].map((name) => page.getByRole('button', { name }));
    if (edit === undefined || open === undefined) throw new Error('no buttons');
    await edit.click();
    const dialog = page.getByRole('dialog', { name: 'Edit Cost Assumptions' });
    await expect(dialog.getByRole('alert')).toContainText('This part could not be loaded');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await open.click();
    await expect(page.getByText('We couldn’t load the menu. Check the connection and try again.')).toBeVisible();
    await expect(open).toBeFocused();
    const confidence = await openRow(page, 'Confidence');
    await expect(confidence.getByText('This part could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'What if?' }).click();
    // The sliders come before the rows.
    const sliders = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' }).first();
    await expect(sliders).toBeVisible();
    const chart = page.getByRole('figure', { name: 'Cumulative Savings Over Time' });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.getByText('This chart could not be loaded')).toBeVisible();
    await chart.getByText('Show values').click();
    await expect(chart.getByRole('cell').first()).toBeVisible();
    await expect(page.getByText(figures)).toBeVisible();

    await restore(page);
    await chart.getByRole('button', { name: 'Try again' }).click();
    await expect(chart.locator('svg.apexcharts-svg')).toBeVisible();
    await sliders.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('slider', { name: /^Seats/ })).toBeVisible();
    await confidence.getByRole('button', { name: 'Try again' }).click();
    await expect(confidence.getByRole('list', { name: 'Evidence grades' })).toBeVisible();
    await expect(await openRow(page, 'Tickets used')).toContainText('closed without work');
    await open.click();
    await expect(page.getByRole('menuitem', { name: /Weekly CSV/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await edit.click();
    await expect(dialog.getByLabel('Annual Engineer Cost ($)')).toBeVisible();
  });

  test('if whole sections fail to load', async ({ page }) => {
    for (const file of ['ValueTabs', 'GrossFigures', 'ReportRows']) await withhold(page, file);
    await gotoWith(page, '/dashboard', report);
    const said = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
    await expect(said).toHaveCount(3);
    await expect(page.getByText(figures)).toBeVisible();
    await restore(page);
    for (const left of [2, 1, 0]) {
      await said.first().getByRole('button', { name: 'Try again' }).click();
      await expect(said).toHaveCount(left);
    }
    for (const heading of [/^Cumulative Savings Over Time$/, /^Cost Assumptions$/, /^Methodology & Data Sources$/])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
});

test('a calendar that fails to load leaves the form unchanged, and opens on the next attempt', async ({ page }) => {
  await withhold(page, 'CalendarPopover');
  await page.goto('/form');
  await page.getByLabel('Project Name').fill('AUR');
  const day = page.getByRole('button', { name: /^When did you start/ });
  await day.click();
  await expect(page.getByText('The calendar could not be loaded. Check the connection and try again.')).toBeVisible();
  await expect(day).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Project Name')).toHaveValue('AUR');
  await restore(page);
  await day.click();
  await expect(page.getByRole('grid')).toBeVisible();
});
