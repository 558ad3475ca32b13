import type { Page } from 'playwright/test';
import { installStoppedClock, loadingCounts, stopClock } from '../support/clock.ts';
import { REFUSED } from '../support/network/failure.ts';
import { fillForm } from '../support/form.ts';
import { type DelayedRequest, delayRequest } from '../support/network/delayRequest.ts';
import { appRuns } from '../support/ready.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

// One of the reports is unreadable, and the console says why.
test.use({ ...WITH_MOTION, expectedConsole: new RegExp(`${REFUSED.source}|^The report is unreadable: `) });

/** Opens the form and fills it in. After that, only the test advances the page's clock. */
async function readyToSubmit(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await fillAndStop(page, url);
}

async function fillAndStop(page: Page, url: string): Promise<void> {
  await page.clock.resume();
  await page.goto('/form');
  await fillForm(page, { url, project: 'AUR' });
  await stopClock(page);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Analyze Data' }).click();

/** Submits the form, and delays the response until the dashboard waits for it. */
async function untilDashboardWaits(page: Page, url: string): Promise<DelayedRequest> {
  const request = await delayRequest(page);
  await fillAndStop(page, url);
  await submit(page);
  await request.sent;
  await loadingCounts(page);
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL('/loading');
  await page.clock.fastForward(1100);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Loading dashboard data...')).toBeVisible();
  await expect(page.getByText('No data available')).toBeHidden();
  return request;
}

const alert = (page: Page) => page.getByRole('alertdialog', { name: 'Form Submission Failed' });

test('the bar grows 2% every 100 ms and the message changes every 1.5 s', async ({ page, site }) => {
  const request = await delayRequest(page);
  await readyToSubmit(page, site.cloud);
  await submit(page);
  await request.sent;
  await expect(page).toHaveURL('/loading');
  await expect(page.getByText('Connecting to JIRA...')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await loadingCounts(page);
  await page.clock.runFor(100);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await page.clock.runFor(900);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  await expect(page.getByText('20%')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText('Analyzing ticket data...')).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.getByText('Calculating productivity metrics...')).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.getByText('Generating insights...')).toBeVisible();
  await page.clock.runFor(500);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(page).toHaveURL('/loading');
  await expect(page.getByText('This usually takes 15-30 seconds')).toBeVisible();
});

test('a loading screen that is opened directly opens the dashboard after six seconds, and has a link to the form', async ({
  page,
}) => {
  await installStoppedClock(page);
  for (const [what, items, shown] of [
    ['nothing stored', {}, 'No data available. Please submit the form first.'],
    ['a stored report', { dashboardData: fixture('clearWin'), formData: storedForm }, /^Based on [\d,]+ JIRA tasks/],
  ] as const) {
    await test.step(what, async () => {
      await gotoWith(page, '/loading', items);
      await expect(page.getByText('Connecting to JIRA...')).toBeVisible();
      await loadingCounts(page);
      await page.clock.runFor(3500);
      await expect(page.getByText('Calculating productivity metrics...')).toBeVisible();
      await expect(page).toHaveURL('/loading');
      await page.clock.runFor(2500);
      await expect(page).toHaveURL('/dashboard');
      await page.clock.resume();
      await expect(page.getByText(shown)).toBeVisible();
      await stopClock(page);
    });
  }
  await page.goto('/loading');
  await appRuns(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/form');
});

test('after 6 s, the dashboard waits for a slow request', async ({ page, site }) => {
  await page.clock.install();
  const report = { json: JSON.parse(fixture('clearWin')) };
  const figures = page.getByText(/^Based on [\d,]+ JIRA tasks analyzed$/);

  await test.step('when the report arrives, it is shown and its heading gets the focus', async () => {
    const request = await untilDashboardWaits(page, site.cloud);
    await (await request.sent).fulfill(report);
    await expect(figures).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('when the report arrives after the user focused another element, the focus stays there', async () => {
    const request = await untilDashboardWaits(page, site.cloud);
    const theme = page.getByRole('radio', { name: 'Dark' });
    await theme.focus();
    await (await request.sent).fulfill(report);
    await expect(figures).toBeVisible();
    await expect(theme).toBeFocused();
  });

  await test.step('when there is no report, the heading gets the focus', async () => {
    const request = await untilDashboardWaits(page, site.cloud);
    await (await request.sent).fulfill({ status: 200, json: { success: true } });
    await expect(page.getByRole('heading', { level: 1, name: 'No report to show' })).toBeFocused();
  });

  await test.step('when the user cancels, the form is shown', async () => {
    await untilDashboardWaits(page, site.cloud);
    const aborted = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/api/fetch-jira'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await aborted;
    await expect(page).toHaveURL('/form');
  });

  await test.step('when the request fails, the form is shown', async () => {
    const request = await untilDashboardWaits(page, site.cloud);
    await request.fail();
    await page.clock.resume();
    await expect(page).toHaveURL('/form');
    await expect(alert(page)).toContainText('Failed to connect to backend');
  });
});

test('a request that fails before 6 s returns to the form immediately, and no timer opens the dashboard', async ({
  page,
  site,
}) => {
  const request = await delayRequest(page);
  await readyToSubmit(page, site.cloud);
  await submit(page);
  await request.fail();
  await page.clock.resume();
  await expect(alert(page)).toContainText('Failed to connect to backend');
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL('/form');
});

test('canceling aborts the request, and the next request has six seconds of its own', async ({ page, site }) => {
  const first = await delayRequest(page);
  await readyToSubmit(page, site.cloud);
  await submit(page);
  await first.sent;
  await loadingCounts(page);
  await page.clock.fastForward(4000);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/fetch-jira'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await aborted;
  await expect(page).toHaveURL('/form');

  const second = await delayRequest(page);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await second.sent;
  await loadingCounts(page);
  await page.clock.fastForward(4000);
  await expect(page).toHaveURL('/loading');
  await page.clock.fastForward(2100);
  await expect(page).toHaveURL('/dashboard');
});
