import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright/test';
import { stopClock } from '../support/clock.ts';
import { test } from '../support/demo.ts';
import { downloadPdf, exportText } from '../support/download.ts';
import { restore } from '../support/network/withhold.ts';
import { expect, RELEASE, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

// Runs all tests in one worker, so that the demo is built only once.
test.describe.configure({ mode: 'default' });

test('a demo under any path creates a report from the form without a server, and marks the report as sample data', async ({
  page,
  demo,
}) => {
  await page.clock.install();
  await page.goto(`${demo}/`);
  await page.getByRole('link', { name: 'Calculate Your ROI' }).first().click();
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await page.locator('label', { hasText: 'Cinder Mobile' }).click();
  // The controls of the presenter do not cover the buttons of the form.
  await page.evaluate(() => window.scrollTo(0, 0));
  const button = await page.getByRole('button', { name: 'Analyze Data' }).boundingBox();
  const bar = await page.getByRole('toolbar', { name: 'Presenter' }).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0);
  // The report is created by a timer, which waits until the test has seen the previous screen.
  await stopClock(page);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page.getByRole('heading', { name: 'Preparing your report' })).toBeVisible();
  await expect(page.getByRole('complementary').filter({ hasText: 'Sample data' })).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(`${demo}/dashboard`);
  await expect(page.getByRole('main')).toContainText(/more (working )?time|longer/i);
  await expect(scenario(page, 'Slower')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByText('Cinder Mobile').first()).toBeVisible();
});

test('the dashboard of a demo switches between the scenarios', async ({ page, demo }) => {
  await page.goto(`${demo}/dashboard`);
  for (const [name, verdict] of [
    ['Grade A comparison', /Meridian Checkout.*Evidence A/s],
    ['Program of four teams', /Nimbus Search/],
    ['No detectable change', /Boreal Ledger/],
    ['Saving lasts', /saving still there after 12 months/],
    ['Saving fades', /saving faded, none clear after 12 months/],
    ['Slower', /Cinder Mobile/],
    ['Too little data', /Delta Pilot/],
    ['Clear win', /Aurora Payments/],
  ] as const) {
    await scenario(page, name).click();
    await expect(page.getByRole('main')).toContainText(verdict);
    await expect(page.getByRole('complementary').filter({ hasText: 'Sample data' })).toBeVisible();
  }
  await scenario(page, 'Slower').click();
  await expect(page.getByRole('main')).toContainText(/more (working )?time|longer/i);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/more (working )?time|longer/i);
});

test.describe('files that cannot be fetched', () => {
  test.use({ expectedConsole: /^Failed to load resource/ });

  test('leave the current scenario on screen, and the other scenario can be chosen again', async ({ page, demo }) => {
    await page.goto(`${demo}/dashboard`);
    await expect(page.getByRole('main')).toContainText(/less (working )?time/i);
    // The report is stored now, so reloading fetches nothing that changes the report.
    await page.reload();
    await expect(page.getByRole('main')).toContainText(/less (working )?time/i);
    // The code of the buttons loads separately.
    await expect(scenario(page, 'Clear win')).toBeVisible();
    // A second attempt adds a query to the address.
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    for (const name of ['Slower', 'No detectable change']) {
      const lost = page.waitForEvent('requestfailed');
      await scenario(page, name).click();
      await lost;
      await expect(scenario(page, 'Clear win')).toHaveAttribute('aria-pressed', 'true');
    }
    await restore(page);
    await scenario(page, 'Slower').click();
    await expect(page.getByRole('main')).toContainText(/more (working )?time|longer/i);
  });
});

test('every page can be opened directly and reloaded, and is marked as sample data', async ({ page, demo }) => {
  for (const path of ['', 'form', 'dashboard', 'dashboard/', 'plan/report']) {
    await page.goto(`${demo}/${path}`);
    for (const how of ['opened', 'reloaded']) {
      if (how === 'reloaded') await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('complementary').filter({ hasText: 'Sample data' })).toBeVisible();
    }
  }
  await page.goto(`${demo}/`);
  await page.getByRole('button', { name: 'See a sample report' }).click();
  await expect(page).toHaveURL(`${demo}/dashboard`);
  await expect(page.getByText('Aurora Payments').first()).toBeVisible();
});

test.describe('an unknown address of the demo', () => {
  test.use({ expectedConsole: /^Failed to load resource: .*404/ });

  test('shows a page that is marked as sample data, and that says that the address does not exist', async ({
    page,
    demo,
  }) => {
    for (const address of ['no-such-page', 'dashboard/no/such/page/']) {
      await page.goto(`${demo}/${address}`);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect(page.getByRole('complementary').filter({ hasText: 'Sample data' })).toBeVisible();
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL(`${demo}/`);
    }
  });
});

test(
  "the demo opens a presenter's link from disk, creates its files without a server, and sends no requests",
  RELEASE,
  async ({ page, folder }) => {
    const opened = await page.context().newPage();
    const hosts = new Set<string>();
    const complaints: string[] = [];
    opened.on('request', (request) => hosts.add(new URL(request.url()).protocol));
    opened.on('pageerror', (error) => complaints.push(error.message));
    const dashboard = pathToFileURL(join(folder, 'dashboard/index.html')).href;
    await opened.goto(`${dashboard}#demo=slower&company=Acme%20GmbH&currency=EUR&locale=de-DE`);
    await expect(opened).toHaveURL(`${pathToFileURL(join(folder, 'demo.html')).href}#/dashboard`);
    await expect(opened.getByRole('banner')).toContainText('Acme GmbH');
    await expect(opened.getByRole('main')).toContainText(/more (working )?time|longer/i);
    const { text } = await downloadPdf(opened, 'Download PDF');
    expect(text).toContain('Acme GmbH');
    expect((await exportText(opened, /Web page/)).text).toContain('Acme GmbH');
    await opened.getByRole('link', { name: 'New report' }).click();
    await expect(opened).toHaveURL(/demo\.html#\/form$/);
    await opened.reload();
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    expect([...hosts].filter((protocol) => protocol !== 'data:')).toEqual(['file:']);
    expect(complaints).toEqual([]);
  },
);

test('a project that is not a sample is refused, and nothing is sent', async ({ page, demo }) => {
  await page.goto(`${demo}/form`);
  await page.getByLabel('Your Email').fill('dev@example.com');
  await page.getByLabel('JIRA Instance URL').fill('https://real.atlassian.net');
  await page.getByLabel('JIRA Project Name').fill('REAL');
  await page.getByRole('textbox', { name: 'JIRA API Key' }).fill('a-real-token-0001');
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This demo reads no tracker');
});

/** The button of a scenario. */
const scenario = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^\\d ${name}$`) });

/** Requests of a page to its host, without the content hashes in the names of chunks. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', async (request) => {
    const headers = JSON.stringify(await request.allHeaders());
    const named = request.url().replace(/\/assets\/[\w-]{8}\.js$/, '/assets/*.js');
    requests.push(`${named} ${request.postData() ?? ''} ${headers}`);
  });
  return requests;
}

test('a presenter link sets the names and the currency of every page and file, and no data from the link are sent', async ({
  page,
  demo,
}) => {
  const sent = requestsOf(page);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(
    `${demo}/dashboard#demo=slower&company=Acme%20GmbH&assistant=Acme%20Copilot&currency=EUR&locale=de-DE&cost=85000&seats=4711&price=%3Cb%3E&contact=javascript:alert(1)`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Acme Copilot ROI Report');
  await expect(page).toHaveURL(`${demo}/dashboard/`);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Acme GmbH');
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', /^mailto:sales@example\.com/);
  expect(lines).toEqual(['Presenter link: price, contact: not usable, the default is shown.']);
  await expect(page.getByRole('main')).toContainText(/\d,\d\d\s€/);

  const { text } = await downloadPdf(page, 'Download PDF');
  expect(text).toContain('Acme GmbH');
  expect(text).toContain('Sample data');
  expect(text).toMatch(/\d,\d\d\s€/);
  const weekly = await exportText(page, /Weekly CSV/);
  const [week = {}]: Record<string, string>[] = parse(weekly.text, { columns: true });
  expect(week).toMatchObject({ company: 'Acme GmbH', sample_data: 'yes' });
  expect(Number(week.average_cost_per_ticket_eur)).toBeCloseTo(Number(week.average_hours_per_ticket) * 42.5, 1);
  const saved = await exportText(page, /Web page/);
  const path = test.info().outputPath(saved.fileName);
  writeFileSync(path, saved.text);
  const file = await page.context().newPage();
  await file.goto(pathToFileURL(path).href);
  await expect(file.getByText('Acme GmbH').first()).toBeVisible();
  await expect(file.getByRole('main')).toContainText(/\d,\d\d\s€/);
  await expect(file.getByText('Sample data').first()).toBeVisible();
  await file.close();

  await page.goto(`${demo}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme Copilot ROI Dashboard');
  await expect(page.getByRole('contentinfo')).toContainText('Prototype built for FinTechCo and');
  expect(sent.length).toBeGreaterThan(20);
  // A seat count of four digits, because timestamps in headers contain any two digits.
  expect(sent.filter((request) => /acme|gmbh|copilot|slower|eur|85000|\b4711\b|de-de/i.test(request))).toEqual([]);
});
