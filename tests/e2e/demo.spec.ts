import { mkdtemp } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/processes.ts';
import { serveStatic } from '../../scripts/serveStatic.ts';
import { expect, test as base } from './support/test.ts';

interface Demo {
  /** The demo as files under a path of a static host. */
  readonly demo: string;
}

const test = base.extend<object, Demo>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, provide) => {
      const folder = join(await mkdtemp(join(tmpdir(), 'roi-insight-')), 'demo');
      const { status } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'scripts/build.ts', '--demo', '--out', folder],
        {
          cwd: root,
        },
      );
      if (status !== 0) throw new Error('The demo build failed.');
      const server = serveStatic(folder, '/some/where/');
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      await provide(`http://127.0.0.1:${portOf(server)}/some/where`);
      server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ demo }, provide) => provide(new URL(demo).origin),
});

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the demo does not listen');
  return address.port;
}

// All tests in one worker, so that the demo is built once.
test.describe.configure({ mode: 'default' });

for (const [project, verdict] of [
  ['Aurora Payments', /less (working )?time/i],
  ['Boreal Ledger', /no .*(change|difference)/i],
  ['Cinder Mobile', /more (working )?time|longer/i],
  ['Delta Pilot', /too little data/i],
] as const) {
  test(`the report of ${project} works under any path without a server, marked as sample data`, async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo}/`);
    await page.getByRole('link', { name: 'Calculate Your ROI' }).first().click();
    await page.getByRole('button', { name: 'Use the sample tracker' }).click();
    await page.getByLabel(project).check({ force: true });
    await page.getByRole('button', { name: 'Analyze Data' }).click();
    await expect(page.getByRole('heading', { name: 'Preparing your report' })).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: 'Sample data.' })).toBeVisible();
    await expect(page).toHaveURL(`${demo}/dashboard`);
    await expect(page.getByText('Sample data').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(verdict);
    await page.reload();
    await expect(page.getByText(project).first()).toBeVisible();
  });
}

test('every address can be opened directly and reloaded, and is marked as sample data', async ({ page, demo }) => {
  for (const path of ['', 'form', 'dashboard', 'dashboard/']) {
    await page.goto(`${demo}/${path}`);
    for (const _ of ['opened', 'reloaded']) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('note').filter({ hasText: 'Sample data.' })).toBeVisible();
      await page.reload();
    }
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /^Failed to load resource: .*404/ });

  test('shows that the page is not found, marked as sample data', async ({ page, demo }) => {
    await page.goto(`${demo}/no-such-page`);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: 'Sample data.' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(`${demo}/`);
  });
});

test('a project other than the samples is refused, and nothing is sent', async ({ page, demo }) => {
  await page.goto(`${demo}/form`);
  await page.getByLabel('Your Email').fill('dev@example.com');
  await page.getByLabel('JIRA Instance URL').fill('https://real.atlassian.net');
  await page.getByLabel('JIRA Project Name').fill('REAL');
  await page.getByRole('textbox', { name: 'JIRA API Key' }).fill('a-real-token-0001');
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This demo reads no tracker');
});
