import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/processes.ts';
import { expectFailure, REFUSED } from './support/failure.ts';
import { submitForm } from './support/form.ts';
import { clearFaults, setFault } from './support/sandboxFaults.ts';
import { startServer } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedConsole: REFUSED });

test.describe('what the browser finds', () => {
  test('no connection', async ({ page, site }) => {
    await page.route('**/api/fetch-jira', (route) => route.abort('connectionrefused'));
    await expectFailure(page, { url: site.cloud }, /Failed to connect to backend.*not running.*CORS.*URL.*firewall/s);
  });

  test('an answer that is not JSON', async ({ page, site }) => {
    await page.route('**/api/fetch-jira', (route) => route.fulfill({ status: 200, body: '<html>' }));
    await expectFailure(page, { url: site.cloud }, 'Server returned invalid JSON. Check backend logs.');
  });

  test('a status with an error field', async ({ page, site }) => {
    const json = { success: false, error: 'The tracker is being moved.' };
    await page.route('**/api/fetch-jira', (route) => route.fulfill({ status: 503, json }));
    await expectFailure(page, { url: site.cloud }, 'The tracker is being moved.');
  });

  test('a status without one', async ({ page, site }) => {
    await page.route('**/api/fetch-jira', (route) => route.fulfill({ status: 500, json: {} }));
    await expectFailure(page, { url: site.cloud }, 'Server error: 500 Internal Server Error');
  });

  test('JSON that is no report leads to the dashboard, which has nothing to show', async ({ page, site }) => {
    await page.route('**/api/fetch-jira', (route) => route.fulfill({ status: 200, json: { success: true } }));
    await submitForm(page, { url: site.cloud });
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('alert')).toContainText('Error');
    await expect(page.getByRole('alert')).toContainText('No data available');
  });
});

test.describe('what the server says', () => {
  test.afterEach(async ({ site }) => {
    await clearFaults(site.cloud);
    await clearFaults(site.dataCenter);
  });

  test('wrong token', async ({ page, site }) => {
    await expectFailure(page, { url: site.cloud, token: 'wrong-token-9999' }, /key|token/i);
  });

  test('unknown project', async ({ page, site }) => {
    await expectFailure(page, { url: site.cloud, project: 'Aurora Paymentz' }, 'Aurora Payments');
  });

  test('nothing to measure', async ({ page, site }) => {
    await expectFailure(page, { url: site.cloud, project: 'ELM' }, /tickets/);
  });

  test('an address that must not be reached', async ({ page }) => {
    await expectFailure(page, { url: 'https://169.254.169.254' }, /refused/);
  });

  test.describe('a tracker that misbehaves', () => {
    for (const [name, fault, message] of [
      ['not a Jira', 'html', /Jira/],
      ['too many requests', '429;retry-after=3600', /Jira/],
      ['redirects away', 'redirect', /127\.0\.0\.1|redirect/],
    ] as const) {
      test(name, async ({ page, site }) => {
        await setFault(site.cloud, fault);
        await expectFailure(page, { url: site.cloud }, message);
      });
    }

    test('asks for a CAPTCHA', async ({ page, site }) => {
      await setFault(site.dataCenter, 'captcha');
      await expectFailure(page, { url: site.dataCenter }, /CAPTCHA/);
    });
  });

  test('too slow', async ({ page, site }) => {
    await setFault(site.cloud, 'hang;path=search');
    const env = { JIRA_ALLOWED_HOSTS: new URL(site.cloud).host, ANALYSIS_TIMEOUT_S: '1' };
    const impatient = await startServer(env);
    await page.route('**/api/fetch-jira', async (route) => {
      const response = await route.fetch({ url: `${impatient.url}/api/fetch-jira` });
      await route.fulfill({ response });
    });
    await expectFailure(page, { url: site.cloud }, /1 s|second|slow|long/);
    await impatient.process.stop();
  });
});

test('a public page whose API address is a loopback name sends nothing', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'roi-insight-'));
  const { status } = spawnSync('npx', ['vite', 'build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, VITE_API_URL: 'http://localhost:4010' },
  });
  expect(status).toBe(0);

  const page = await browser.newPage({ baseURL: 'http://roi.example' });
  const asked: string[] = [];
  await page.route('**', (route) => {
    const { pathname, hostname } = new URL(route.request().url());
    if (hostname !== 'roi.example' || pathname.startsWith('/api/')) asked.push(route.request().url());
    const file = join(folder, extname(pathname) === '' ? 'index.html' : pathname);
    const type = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }[extname(file)];
    return route.fulfill({ body: readFileSync(file), ...(type !== undefined && { contentType: type }) });
  });
  await expectFailure(page, { url: 'https://example.atlassian.net' }, /backend URL is misconfigured.*VITE_API_URL/s);
  expect(asked).toEqual([]);
  await page.close();
});
