import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { EGYPTIAN, foreignNumbers, GERMAN } from '../../../packages/report-text/test/foreignNumbers.ts';
import { root } from '../../../scripts/processes.ts';
import { test } from '../support/demo.ts';
import { submitForm } from '../support/form.ts';
import { partsFetched } from '../support/ready.ts';
import { openRows } from '../support/rows.ts';
import { expect, RELEASE, test as siteTest } from '../support/test.ts';

/** The texts of all tabs of a report, with every disclosure open. */
async function readEverything(page: Page): Promise<string> {
  const texts: string[] = [];
  await openRows(page);
  for (const name of ['Productivity Comparison', 'Summary of Value Impact']) {
    await page.getByRole('tab', { name }).click();
    await partsFetched(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const closed = 'main [aria-expanded="false"]:not([aria-haspopup])';
      for (const button of document.querySelectorAll<HTMLElement>(closed)) button.click();
    });
    await partsFetched(page);
    texts.push(await page.locator('body').innerText());
  }
  return texts.join('\n');
}

// In the Egyptian notation, every digit looks different.
for (const [notation, details] of [
  [EGYPTIAN, {}],
  [GERMAN, RELEASE],
] as const) {
  test(`every number of a report is written in the format of ${notation.locale}`, details, async ({ page, demo }) => {
    const { currency, locale } = notation;
    await page.setViewportSize({ width: 1280, height: 20_000 });
    // At this cost, no factor on a card needs a third decimal, which would look like a thousands group.
    await page.goto(`${demo}/dashboard#demo=comparison&cost=79950&currency=${currency}&locale=${locale}`);
    const text = await readEverything(page);
    expect(text.length).toBeGreaterThan(10_000);
    expect(text.split('\n').filter((line) => foreignNumbers(notation, line).length > 0)).toEqual([]);
  });
}

siteTest('a failure of the server is written as in the locale of the page', async ({ page, site }) => {
  let replaced = 0;
  // The locale is a part of the built code, so the test replaces it there.
  await page.route('**/assets/*.js', (route) => {
    const built = readFileSync(join(root, 'dist/app', new URL(route.request().url()).pathname), 'utf8');
    const body = built.replaceAll(/locale:(["'`])en-US\1/g, () => {
      replaced += 1;
      return 'locale:"de-DE"';
    });
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const params = { seconds: 3600, stage: 'reading', done: 1200, total: 9000, team: null };
  const failure = { success: false, code: 'timeout', error: 'In English.', reason: 'analysis-timeout', params };
  await page.route('**/api/fetch-jira', (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify(failure)}\n` }),
  );
  await submitForm(page, { url: site.cloud });
  const alert = page.getByRole('alertdialog', { name: 'Form Submission Failed' });
  await expect(alert).toHaveAccessibleDescription(/after 3\.600 s, we had read 1\.200 of 9\.000 tickets/);
  expect(foreignNumbers(GERMAN, await alert.innerText())).toEqual([]);
  expect(replaced).toBeGreaterThan(0);
});
