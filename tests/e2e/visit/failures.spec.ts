import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from '../../../scripts/processes.ts';
import type { Page } from 'playwright/test';
import { expectFailure, expectTyped, REFUSED } from '../support/network/failure.ts';
import { fillForm, submitForm } from '../support/form.ts';
import { EMAIL, expect, test, TOKEN } from '../support/test.ts';
import { fetched, restore, NOT_FETCHED, withhold } from '../support/network/withhold.ts';

test.use({ expectedConsole: REFUSED });

test.describe('everything that was typed is kept', () => {
  test('if the server cannot be reached', async ({ page, site }) => {
    await page.route('**/api/fetch-jira', (route) => route.abort('connectionrefused'));
    await expectFailure(page, { url: site.cloud }, /^Failed to connect to backend.*not running.*CORS.*URL.*firewall/s);
  });

  test('if there is no network', async ({ page, context, site }) => {
    await page.goto('/form');
    await fillForm(page, { url: site.cloud });
    for (const file of ['connectResolver', 'LoadingRoute', 'FailureDialog']) await fetched(page, file);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Analyze Data' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Form Submission Failed' })).toHaveAccessibleDescription(
      /^You appear to be offline Failed to connect to backend/,
    );
  });
});

test.describe('when files of the page fail to load', () => {
  test.use({ expectedConsole: NOT_FETCHED });

  const sample = { email: EMAIL, token: TOKEN, project: 'Aurora Payments' };
  for (const [how, fill] of [
    ['typed into', (page: Page, url: string) => fillForm(page, { ...sample, url })],
    ['filled in from the sample', (page: Page) => page.getByRole('button', { name: 'Use the sample tracker' }).click()],
  ] as const) {
    test(`a form that was ${how} explains that there is no connection`, async ({ page, site }) => {
      await page.goto('/form');
      await fill(page, site.cloud);
      for (const file of ['connectResolver', 'LoadingRoute', 'FailureDialog']) await fetched(page, file);
      await page.route('**', (route) => route.abort('internetdisconnected'));
      await page.getByRole('button', { name: 'Analyze Data' }).click();
      const alert = page.getByRole('alertdialog', { name: 'Form Submission Failed' });
      await expect(alert).toHaveAccessibleDescription(/^Failed to connect to backend/);
      await expect(alert).toContainText(`The URL is wrong (${site.url})`);
      await expect(alert).toContainText('Next steps');
      await alert.getByRole('button', { name: 'Back to the form' }).click();
      await expect(alert).toBeHidden();
      await expectTyped(page, { ...sample, url: site.cloud });
    });
  }

  test('a dialog that fails to load is replaced with a plain one', async ({ page, site }) => {
    const typed = { url: site.cloud, email: 'typed@example.com', project: 'Aurora', token: 'wrong-token-9999' };
    await withhold(page, 'FailureDialog');
    await submitForm(page, typed);
    const alert = page.getByRole('alertdialog', { name: 'Form Submission Failed' });
    await expect(alert).toHaveAccessibleDescription(/^Jira did not accept the email address/);
    await expect(alert.getByRole('button', { name: 'Back to the form' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expectTyped(page, typed);
    await expect(page.getByRole('textbox', { name: 'JIRA API Key' })).toBeFocused();

    await restore(page);
    await page.getByRole('button', { name: 'Analyze Data' }).click();
    await expect(alert).toContainText('Next steps');
  });
});

test('after the sample fails, the user can restore the values that were typed earlier', async ({ page }) => {
  const own = { url: 'https://example.atlassian.net', project: 'My project', token: 'my-own-token-0001' };
  await page.route('**/api/fetch-jira', (route) => route.abort('connectionrefused'));
  await page.goto('/form');
  await fillForm(page, own);
  await page.getByText('Include per-ticket data in the report').click();
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await expect(page.getByRole('checkbox', { name: 'Include per-ticket data in the report' })).toBeChecked();
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('JIRA Project Name')).toHaveValue('Aurora Payments');
  await page.getByRole('button', { name: 'Use my own Jira' }).click();
  await expectTyped(page, own);
});

/** The call that determines the API address in the code of a build with this `VITE_API_URL`. */
function builtCall(address: string | undefined): string {
  const env = address === undefined ? {} : { VITE_API_URL: address };
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', BUILD_OF_CLIENT], {
    cwd: join(root, 'packages/app'),
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  const [, argument] = /\(([^(),]*),\s*location\.origin\)/.exec(stdout) ?? [];
  if (argument === undefined) throw new Error(`No address of the API in:\n${stdout}`);
  return `(${argument},location.origin)`;
}

const BUILD_OF_CLIENT = `
  import { build } from 'vite';
  const lib = { entry: 'src/client/loadClient.ts', formats: ['es'] };
  const [{ output }] = await build({ configFile: false, logLevel: 'silent', build: { lib, write: false, minify: true } });
  for (const { code } of output) process.stdout.write(code ?? '');
`;

test('a public page whose API address is a loopback name sends nothing', async ({ browser }) => {
  // Replaces in the shared build the only call that would differ. Building the whole app again would take most of this
  // file's time.
  const call = builtCall(undefined);
  const callWithAddress = builtCall('http://localhost:4010');
  expect(callWithAddress).toMatch(/^\(["'`]http:\/\/localhost:4010["'`],/);
  let replaced = 0;

  const page = await browser.newPage({ baseURL: 'http://roi.example' });
  const asked: string[] = [];
  await page.route('**', (route) => {
    const { pathname, hostname } = new URL(route.request().url());
    if (hostname !== 'roi.example' || pathname.startsWith('/api/')) asked.push(route.request().url());
    const file = join(root, 'dist/app', extname(pathname) === '' ? 'index.html' : pathname);
    const type = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }[extname(file)];
    const built = readFileSync(file);
    if (type !== 'text/javascript')
      return route.fulfill({ body: built, ...(type !== undefined && { contentType: type }) });
    const body = built.toString().replace(call, () => {
      replaced += 1;
      return callWithAddress;
    });
    return route.fulfill({ body, contentType: type });
  });
  await expectFailure(
    page,
    { url: 'https://example.atlassian.net' },
    /^The backend URL is misconfigured.*VITE_API_URL/s,
  );
  expect(asked).toEqual([]);
  expect(replaced).toBeGreaterThan(0);
  await page.close();
});
