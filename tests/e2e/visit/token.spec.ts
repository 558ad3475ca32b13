import { readFileSync } from 'node:fs';
import { installStoppedClock } from '../support/clock.ts';
import { REFUSED } from '../support/network/failure.ts';
import { submitForm } from '../support/form.ts';
import { openEmptyPage, stored } from '../support/stored.ts';
import { expect, test, TOKEN } from '../support/test.ts';

test.use({ expectedConsole: REFUSED });

test('no trace of the token remains once the report is shown', async ({ page, site }) => {
  const lines: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (request) => addresses.push(request.url()));
  await submitForm(page, { url: site.cloud, project: 'AUR' });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Based on/)).toBeVisible();

  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  const shown = await page.content();
  for (const place of [
    kept,
    shown,
    page.url(),
    lines.join('\n'),
    addresses.join('\n'),
    readFileSync(site.logFile, 'utf8'),
  ]) {
    expect(place).not.toContain(TOKEN);
  }
  expect(Object.keys(await stored(page))).toEqual(expect.arrayContaining(['formData', 'dashboardData']));
  expect(lines.filter((line) => line.includes(TOKEN.slice(-8)))).toEqual([
    `Submitting with API key …${TOKEN.slice(-8)}`,
  ]);
});

test('a failed analysis does not write the token to the page or the log', async ({ page, site }) => {
  const token = 'another-token-4242';
  await submitForm(page, { url: site.cloud, project: 'AUR', token });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.getByRole('alertdialog').innerText()).not.toContain(token);
  expect(readFileSync(site.logFile, 'utf8')).not.toContain(token);
});

test('while the request runs, the token is stored for this tab only and not in the address', async ({ page, site }) => {
  await installStoppedClock(page);
  await page.route('**/api/fetch-jira', () => undefined);
  await submitForm(page, { url: site.cloud, project: 'AUR' });
  await expect(page).toHaveURL('/loading');
  expect(JSON.parse((await stored(page)).formData ?? '{}')).toMatchObject({ apiKey: TOKEN });
  // After `beforeunload`, a browser may discard the page without further events, so storage ignores all later calls.
  await page.evaluate(() => {
    addEventListener('beforeunload', () => {
      Storage.prototype.setItem = () => undefined;
      Storage.prototype.removeItem = () => undefined;
    });
  });
  await openEmptyPage(page);
  expect(JSON.stringify(await stored(page))).not.toContain(TOKEN);
});
