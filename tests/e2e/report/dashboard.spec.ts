import type { Page } from 'playwright/test';
import { stopClock } from '../support/clock.ts';
import { expectReport, metricCard } from '../support/dashboard.ts';
import { expectedReport } from '../support/expected/expectedReport.ts';
import { submitForm } from '../support/form.ts';
import { openRows } from '../support/rows.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, RELEASE, test } from '../support/test.ts';
import { readCloud } from '../support/expected/trackerTickets.ts';

const show = (page: Page, name: string) =>
  gotoWith(page, '/dashboard', { dashboardData: fixture(name), formData: storedForm });

async function editCost(page: Page, cost: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Assumptions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Cost Assumptions' });
  await dialog.getByLabel('Annual Engineer Cost ($)').fill(cost);
  await dialog.getByRole('button', { name: 'Save & Recalculate' }).click();
}

test('the dashboard sends no requests, names the tracker from the form, and puts no value into the link to sales', async ({
  page,
}) => {
  const called: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && called.push(request.url()));
  await show(page, 'clearWin');
  await editCost(page, '120000');
  await page.getByRole('tab', { name: 'Productivity Comparison' }).click();
  await page.getByRole('button', { name: 'Methodology & Data Sources' }).click();
  await expect(page.getByText(/stored\.example/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    'mailto:sales@example.com?subject=Expanding%20our%20use%20of%20Claude%20Code',
  );
  expect(called).toEqual([]);
});

test('everything else is shown if a report of another server has a bad row, missing counts or absent numbers', async ({
  page,
}) => {
  const report = JSON.parse(fixture('missingEvidence'));
  const { summary_metrics: summary, time_series_data: series } = report;
  summary.claude_adoption_date += 'T00:00:00Z';
  delete summary.improvements.annual_savings_estimate;
  delete summary.pre_claude.total_cost;
  const post = series.time_savings.filter((row: { Period: string }) => row.Period === 'Post-Claude');
  post[1].Task_Count = null;
  delete post[2].Task_Count;
  series.time_savings.push('no row', { Week_Start: 20_250_101, Task_Count: 'many' });
  await gotoWith(page, '/dashboard', { dashboardData: JSON.stringify(report), formData: storedForm });
  await expect(page.getByText(/^Based on [\d,]+ JIRA tasks analyzed$/)).toBeVisible();
  const chart = page.getByRole('figure', { name: 'Cumulative Savings Over Time' });
  await chart.getByText('Show values').click();
  await expect(chart.getByRole('row', { name: /Week 5 - 09\/22/ })).toBeVisible();
  const rows = await chart.getByRole('row').allInnerTexts();
  const dollars = (week: number) =>
    rows
      .find((row) => row.startsWith(`Week ${week} `))
      ?.split(/\s+/)
      .at(-1);
  expect(dollars(2)).toBe(dollars(1));
  expect(dollars(3)).toBe(dollars(1));
  expect(dollars(4)).not.toBe(dollars(1));
});

test('every page of a visit has the footer', async ({ page }) => {
  for (const path of ['/', '/form', '/loading', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toHaveText(
      'Prototype built for FinTechCo and powered by an AI assistant.',
    );
  }
});

test('every value of a team that became slower shows a loss', async ({ page, site }) => {
  await submitForm(page, { url: site.cloud, project: 'CIN' });
  await expect(page).toHaveURL('/dashboard');
  const expected = expectedReport(await readCloud(site.cloud, 'CIN'), '2025-08-25');
  expect(expected.pre.cost).toBeLessThan(expected.post.cost);
  await expectReport(page, expected);
  for (const title of ['Time Savings', 'Cost Savings']) {
    await expect(metricCard(page, title)).toContainText('\u2212');
    await expect(metricCard(page, title)).not.toContainText('Faster task completion');
  }
});

test.describe('no report shows an invalid number or is wider than a page of 320 px', () => {
  test.use({ expectedConsole: /left out of the trend charts/, viewport: { width: 320, height: 800 } });

  const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  async function expectValid(page: Page, name: string): Promise<void> {
    await show(page, name);
    await expect(page.getByText(/^Based on/)).toBeVisible();
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320);
    await openRows(page);
    await expect(page.getByText('Reference methodology')).toBeVisible();
    const summary = await page.getByRole('main').innerText();
    await page.getByRole('tab', { name: 'Productivity Comparison' }).click();
    const comparison = await page.getByRole('main').innerText();
    expect(summary + comparison).not.toMatch(/NaN|Infinity|undefined|\$-|-\$|\$\u2212/);
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320);
    await page.evaluate(() => sessionStorage.clear());
  }

  for (const [kind, names, details] of [
    ['whose values are the widest', ['badDates', 'hugeNumbers', 'longNames'], {}],
    [
      'with usual values or other gaps',
      [
        'clearWin',
        'slower',
        'noDetectableChange',
        'rtlName',
        'emptyPost',
        'missingEvidence',
        'tooLittleData',
        'zeroCost',
        'gaps',
        'oneWeek',
      ],
      RELEASE,
    ],
  ] as const) {
    test(`reports ${kind}`, details, async ({ page }) => {
      for (const name of names) await test.step(name, () => expectValid(page, name));
    });
  }
});

test.describe('bad dates', () => {
  test.use({ expectedConsole: /left out of the trend charts/ });

  test('a row with an invalid week is left out of the trends with one warning', async ({ page }) => {
    const { time_series_data: series } = JSON.parse(fixture('badDates'));
    const weeks: unknown[] = series.time_savings.map((row: { Week_Start: unknown }) => row.Week_Start);
    const invalid = weeks.filter((week) => typeof week === 'string' && !/^\d{4}-/.test(week));
    expect(invalid.length).toBeGreaterThan(0);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await show(page, 'badDates');
    await expect.poll(() => warnings.length).toBe(invalid.length);
    await page.getByRole('button', { name: 'Edit Assumptions' }).click();
    await page.getByLabel('Annual Engineer Cost ($)').fill('150000');
    await page.getByRole('button', { name: 'Save & Recalculate' }).click();
    await expect(page.getByRole('region', { name: 'Cost Assumptions' })).toContainText('$150,000');
    expect(warnings).toHaveLength(invalid.length);
  });
});

test('the dots of a chart are visible', async ({ page }) => {
  await show(page, 'clearWin');
  const figure = page.getByRole('figure', { name: 'Total Tickets Closed per Week' });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.apexcharts-marker').filter({ visible: true })).not.toHaveCount(0);
  // The library hides these elements at first, even if there is no animation.
  await expect(figure.locator('.apexcharts-element-hidden')).toHaveCount(0);
});

test('a chart is redrawn when the width of the window changes, but not when its height changes', async ({ page }) => {
  await page.clock.install();
  await show(page, 'clearWin');
  const figure = page.getByRole('figure', { name: 'Cumulative Savings Over Time' });
  await figure.scrollIntoViewIfNeeded();
  const drawn = await figure.locator('.apexcharts-inner').elementHandle();
  await stopClock(page);

  const isKeptAfter = async (size: { width: number; height: number }) => {
    const resized = page.evaluate(() => new Promise((resolve) => addEventListener('resize', () => resolve(null))));
    await page.setViewportSize(size);
    await resized;
    await page.clock.runFor(1000);
    return drawn?.evaluate((node) => node.isConnected);
  };
  expect(await isKeptAfter({ width: 1280, height: 820 })).toBe(true);
  expect(await isKeptAfter({ width: 1100, height: 820 })).toBe(false);
});
