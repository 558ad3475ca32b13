import type { Page, Route } from 'playwright/test';
import { installStoppedClock } from '../support/clock.ts';
import { restore } from '../support/network/withhold.ts';
import { fontLoaded } from '../support/ready.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const offer = (page: Page) => page.getByRole('button', { name: 'See a sample report' });
const reportOfSample = (page: Page) => page.getByText(/^Aurora Payments \(AUR\)/);

/** URLs of the page's POST requests. Each one starts an analysis. */
function analysisRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  return sent;
}

for (const path of ['/', '/form']) {
  test(`one click on ${path} leads to the report of the sample, without sending the usage of other projects`, async ({
    page,
  }) => {
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.goto(path);
    await offer(page).click();
    const { usage } = JSON.parse((await sent).postData() ?? '');
    expect(usage.sources.map(({ teams }: { teams: { name: string }[] }) => teams.map(({ name }) => name))).toEqual([
      ['Aurora Payments'],
    ]);
    await expect(reportOfSample(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Sample data').first()).toBeVisible();
  });
}

test('the form contains the usage of the sample only while the sample is chosen', async ({ page }) => {
  await page.goto('/form');
  const usage = page.getByRole('button', { name: /^Add usage data/ });
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await expect(usage).toHaveAccessibleName('Add usage data (optional) 1 file');
  await page.reload();
  await expect(page.getByLabel('JIRA Project Name')).toHaveValue('');
  await expect(usage).toHaveAccessibleName('Add usage data (optional)');
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await expect(usage).toHaveAccessibleName('Add usage data (optional) 1 file');
  await page.getByRole('button', { name: 'Use my own Jira' }).click();
  await expect(usage).toHaveAccessibleName('Add usage data (optional)');
  await page.reload();
  await expect(usage).toHaveAccessibleName('Add usage data (optional)');
});

test('from the landing page, the sample runs once, even after a second click, going back or a reload', async ({
  page,
}) => {
  const sent = analysisRequests(page);
  await page.goto('/');
  // The second click hits nothing on the next screen.
  const held = new Promise<Route>((resolve) => void page.route('**/assets/LoadingRoute-*.js', resolve));
  await offer(page).dblclick();
  await (await held).continue();
  await expect(reportOfSample(page)).toBeVisible();
  await page.reload();
  await expect(reportOfSample(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(offer(page)).toBeVisible();
  await page.goForward();
  await expect(reportOfSample(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a canceled sample stays in the form, which can be cleared', async ({ page, site }) => {
  await installStoppedClock(page);
  await page.route('**/api/fetch-jira', () => undefined);
  await page.goto('/');
  await offer(page).click();
  await expect(page.getByRole('heading', { name: 'Preparing your report' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('JIRA Instance URL')).toHaveValue(site.cloud);
  await page.getByRole('button', { name: 'Use my own Jira' }).click();
  await expect(page.getByLabel('JIRA Instance URL')).toHaveValue('');
});

test('if the server has no sample tracker, no report is requested and nothing on the page moves', async ({ page }) => {
  await page.route('**/api/sample', (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse('**/api/sample');
  await page.goto('/');
  const open = page.getByLabel('Open a saved report (.json, .html)');
  await expect(open).toBeEnabled();
  await fontLoaded(page);
  const place = await page.getByText('Open a saved report (.json, .html)').boundingBox();
  await answered;
  await expect(offer(page)).toBeHidden();
  await restore(page);
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await fontLoaded(page);
  expect(await page.getByText('Open a saved report (.json, .html)').boundingBox()).toEqual(place);
});
