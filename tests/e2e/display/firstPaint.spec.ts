import type { Page, Route } from 'playwright/test';
import { followRequests } from '../support/network/requests.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

/** Delays the app's code, so that only the first paint is shown until the test releases it. */
async function delayApp(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => void (release = resolve));
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  return () => release();
}

/** The share of the window that layout shifts have moved since the page was opened. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += 'value' in entry ? Number(entry.value) : 0;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The shifts of the last frame are known two frames later.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}

for (const width of [390, 1440]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [path, heading] of [
      ['/', 'Claude Code ROI Dashboard'],
      ['/form', 'Connect Your Data Sources'],
    ] as const) {
      test(`${path} is painted before the app loads, and the app then moves nothing`, async ({ page }) => {
        const quiet = followRequests(page);
        const release = await delayApp(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);
        // On a busy machine, the typeface arrives after the first paint and shifts the text. The app does not cause this shift.
        await page.evaluate(() => document.fonts.ready);
        const place = () => page.locator('h1').boundingBox();
        const before = await place();
        const early = await shifted(page);
        release();
        await expect(page.locator('html[data-theme]')).toBeAttached();
        await quiet();
        expect(await place()).toEqual(before);
        expect((await shifted(page)) - early).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

test('a report can be chosen only when the app can open it', async ({ page }) => {
  const release = await delayApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByLabel('Open a saved report (.json, .html)')).toBeDisabled();
  release();
  await expect(page.getByLabel('Open a saved report (.json, .html)')).toBeEnabled();
});

test('the link to the form works before the app loads', async ({ page }) => {
  await delayApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Calculate Your ROI' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/form');
});

test('the form accepts typing only when the app can keep it', async ({ page }) => {
  const quiet = followRequests(page);
  const release = await delayApp(page);
  await page.goto('/form', { waitUntil: 'commit' });
  await expect(page.locator('[inert] input[name="email"]')).toBeVisible();
  release();
  await page.getByLabel('Your Email').fill('dev@example.com');
  await quiet();
  await expect(page.getByLabel('Your Email')).toHaveValue('dev@example.com');
});

test('other addresses do not show the landing page while they load', async ({ page }) => {
  await delayApp(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#root')).toBeEmpty();
});

test('the offer of the sample tracker appears late without moving a field', async ({ page }) => {
  const held = new Promise<Route>((resolve) => void page.route('**/api/sample', resolve));
  await page.goto('/form');
  await expect(page.locator('[inert]')).toHaveCount(0);
  const email = page.getByLabel('Your Email');
  const before = await email.boundingBox();
  await (await held).continue();
  await expect(page.getByRole('button', { name: 'Use the sample tracker' })).toBeVisible();
  expect(await email.boundingBox()).toEqual(before);
});
