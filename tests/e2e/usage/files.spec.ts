import type { Page } from 'playwright/test';
import { fillForm } from '../support/form.ts';
import { stored } from '../support/stored.ts';
import { expect, RELEASE, test } from '../support/test.ts';
import { chooseUsage, openUsage, understood } from '../support/usage/usageForm.ts';
import { recordsIn, usagePages, writeFiles } from '../support/usage/usagePages.ts';

/** Makes the next worker that reads usage stop after some parts of a file, so that a test can cancel in the middle. */
async function stallWorker(page: Page): Promise<void> {
  const stall = `{
    const { prototype } = ReadableStreamDefaultReader;
    const read = prototype.read;
    let pieces = 0;
    prototype.read = function () { return (pieces += 1) > 3 ? new Promise(() => {}) : read.call(this); };
  }\n`;
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: stall + (await response.text()) });
  });
}

const typed = { email: 'me@example.com', project: 'Payments', token: 'typed-token-0001' };

async function expectTyped(page: Page, url: string): Promise<void> {
  await expect(page.getByLabel('Your Email')).toHaveValue(typed.email);
  await expect(page.getByLabel('JIRA Instance URL')).toHaveValue(url);
  await expect(page.getByLabel('JIRA Project Name')).toHaveValue(typed.project);
  await expect(page.getByRole('textbox', { name: 'JIRA API Key' })).toHaveValue(typed.token);
}

test(
  'reading can be canceled in the middle of a file, and the form keeps the typed values',
  RELEASE,
  async ({ page, site }, testInfo) => {
    const pages = await usagePages('2025-09-01', '2025-09-28');
    // Spaces between pages make the file much larger than three parts. A part has up to 2 MB on a busy machine.
    const files = writeFiles((name) => testInfo.outputPath(name), { 'large.json': pages.join(' '.repeat(600_000)) });
    await stallWorker(page);
    await page.goto('/form');
    await fillForm(page, { ...typed, url: site.cloud });
    await openUsage(page);
    await chooseUsage(page, files);
    const progress = page.getByRole('progressbar', { name: /^Reading/ });
    await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    expect(Number(await progress.getAttribute('aria-valuenow'))).toBeLessThan(100);
    expect(page.workers()).toHaveLength(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Reading was canceled.')).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(0);
    await expectTyped(page, site.cloud);
    await page.unroute('**/assets/worker-*.js');
    await chooseUsage(page, files);
    await expect(understood(page)).toContainText(/^Claude Code: \d+ people in 1 team, Sep 1 – 28, 2025/);
    await expectTyped(page, site.cloud);

    // No data about a person is stored.
    const kept = JSON.stringify(await stored(page));
    expect(kept).toContain('active');
    const persons = recordsIn(pages).flatMap(({ actor }) => actor.email_address ?? []);
    expect(persons).not.toEqual([]);
    expect(persons.filter((person) => kept.includes(person))).toEqual([]);
  },
);

test('a broken file is reported with the position of the error, and the form keeps the earlier usage and the typed values', async ({
  page,
  site,
}, testInfo) => {
  const table = (active: string) =>
    `week_start,active_people,spend,currency\n2025-09-01,12,80,USD\n2025-09-08,${active},85,USD\n`;
  const [good = '', broken = '', noJson = ''] = writeFiles((name) => testInfo.outputPath(name), {
    'good.csv': table('14'),
    'broken.csv': table('many'),
    'broken.json': '{"data":[{"date":"2025-09-01T00:00:00Z",',
  });
  await page.goto('/form');
  await fillForm(page, { ...typed, url: site.cloud });
  await openUsage(page);
  await chooseUsage(page, [good]);
  const usage = page.getByRole('status').filter({ hasText: 'Table' });
  await expect(usage).toContainText('$165');
  for (const [path, where] of [
    [broken, /couldn’t read broken\.csv.*line 3.*active_people/s],
    [noJson, /couldn’t read broken\.json/],
  ] as const) {
    await chooseUsage(page, [path]);
    const alert = page.getByRole('alert').filter({ hasText: 'couldn’t read' });
    await expect(alert).toContainText(where);
    await expect(alert).toContainText('read before are still used');
    await expect(usage).toContainText('$165');
    await expectTyped(page, site.cloud);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: /^Add usage data.*1 file/ })).toBeVisible();
});
