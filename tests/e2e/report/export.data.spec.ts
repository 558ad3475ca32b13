import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright/test';
import { stopClock } from '../support/clock.ts';
import { exportText, openDashboard } from '../support/download.ts';
import { dropFile } from '../support/dropFile.ts';
import { fixture, stored } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));
/** Rounds to four decimals, like the hours in files. */
const rounded = (hours: number | null) => (hours === null ? null : Number(hours.toFixed(4)));
const clearWin = JSON.parse(fixture('clearWin'));

const records = (text: string): Record<string, string>[] => parse(text, { columns: true });

test('the files contain the weeks and tickets of the report, and the JSON report looks the same on another machine', async ({
  page,
  context,
}) => {
  await openDashboard(page, fixture('clearWin'));
  const weekly = await exportText(page, /Weekly CSV/);
  expect(weekly.fileName).toMatch(/^roi-weekly-AUR-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(
    records(weekly.text).map((row) => ({
      Week_Start: row.week_start,
      Period: row.period === 'after' ? 'Post-Claude' : 'Pre-Claude',
      Task_Count: number(row.tickets_closed),
      Avg_Hours_Per_Task: number(row.average_hours_per_ticket),
    })),
  ).toEqual(
    clearWin.time_series_data.time_savings.map((row: { Avg_Hours_Per_Task: number | null }) => ({
      ...row,
      Avg_Hours_Per_Task: rounded(row.Avg_Hours_Per_Task),
    })),
  );
  const perTicket = await exportText(page, /Per-ticket CSV/);
  expect(records(perTicket.text).map((row) => [row.key, number(row.hours)])).toEqual(
    clearWin.tickets.map((ticket: { key: string; hours: number | null }) => [ticket.key, rounded(ticket.hours)]),
  );

  const markdown = await exportText(page, /Markdown/);
  expect(markdown.fileName).toMatch(/^roi-report-AUR-\d{4}-\d{2}-\d{2}\.md$/);
  expect(markdown.text).toMatch(/^# Your Claude Code ROI Report\n/);

  const { fileName, text } = await exportText(page, /Report as JSON/);
  expect(fileName).toMatch(/^roi-report-AUR-\d{4}-\d{2}-\d{2}\.json$/);
  const other = await context.newPage();
  await other.goto('/');
  const input = other.getByLabel('Open a saved report (.json, .html)');
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: fileName, mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('heading', { name: 'Your Claude Code ROI Report' })).toBeVisible();
  const { dashboardData = '', tickets = '' } = await stored(other);
  expect({ ...JSON.parse(dashboardData), tickets: JSON.parse(tickets) }).toEqual(
    JSON.parse((await stored(page)).dashboardData ?? ''),
  );
});

test('a dropped file replaces the report or restores its inputs; an invalid file changes nothing', async ({ page }) => {
  await openDashboard(page, fixture('clearWin'));
  const { text } = await exportText(page, /Report as JSON/);
  await test.step('a file of the open report restores the inputs of the net figure', async () => {
    const inputs = page.getByRole('region', { name: 'Cost Assumptions' });
    await expect(inputs).toContainText('Seats 25 default');
    const dialog = await editAssumptions(page);
    await dialog.getByLabel('Seats').fill('200');
    await dialog.getByRole('button', { name: 'Save & Recalculate' }).click();
    await expect(inputs).toContainText('Seats 200');
    await expect(inputs).not.toContainText('Seats 200 default');
    expect((await stored(page)).economics).toContain('"seats":200');
    await dropFile(page, 'report.json', text);
    await expect(inputs).toContainText('Seats 25 default');
  });
  await openDashboard(page, fixture('slower'));
  await test.step('an invalid file changes nothing', async () => {
    const before = (await stored(page)).dashboardData;
    await dropFile(page, 'bad.json', '{"a":1}');
    await expect(page.getByText(/not a report/)).toBeVisible();
    expect((await stored(page)).dashboardData).toBe(before);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  });
  await test.step('another report is shown', async () => {
    await dropFile(page, 'report.json', text);
    await expect(page.getByText('Aurora Payments').first()).toBeVisible();
  });
});

test('the summary is copied as text and as a picture; a blocked clipboard is reported', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openDashboard(page, fixture('clearWin'));
  await page.getByRole('button', { name: 'Export' }).click();
  // The message disappears after a while.
  await stopClock(page);
  await page.getByRole('menuitem', { name: /Copy summary/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Summary copied' })).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    if (item === undefined) throw new Error('nothing was copied');
    const { width, height } = await createImageBitmap(await item.getType('image/png'));
    return { text: await (await item.getType('text/plain')).text(), width, height };
  });
  expect(copied).toMatchObject({ width: 2400, height: 1260 });
  expect(copied.text).toMatch(
    /^Net savings in the first quarter: \$[\d,]+ \(\$[\d,]+ to \$[\d,]+\); return .*, payback \d\.\d months.* If the saving lasts: /m,
  );

  await page.clock.resume();
  await page.evaluate(() => {
    navigator.clipboard.write = async () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /Copy summary/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Allow this page to use the clipboard' })).toBeVisible();
});

test('a file of monthly spend is read, stored and exported; an invalid line is named', async ({ page }) => {
  await openDashboard(page, fixture('clearWin'));
  const dialog = await editAssumptions(page);
  const choose = (text: string) =>
    dialog
      .getByLabel('File of monthly spend')
      .setInputFiles({ name: 'spend.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('Month,Amount\n2025-09,480\n2025-10,1.234');
  await expect(dialog.getByRole('alert')).toContainText('Line 3');
  await choose('Month,Amount\n2025-09,480\n2025-10,520.50');
  await expect(dialog.getByText('2 months, Sep 2025 to Oct 2025: $1,000.50')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save & Recalculate' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Cost Assumptions' })).toContainText('2 months, Sep 2025 to Oct 2025');
  const { text } = await exportText(page, /Report as JSON/);
  expect(JSON.parse(text).economics.spend).toEqual([
    { month: '2025-09', amount: 480 },
    { month: '2025-10', amount: 520.5 },
  ]);
});

async function editAssumptions(page: Page) {
  await page.getByRole('button', { name: 'Edit Assumptions' }).click();
  return page.getByRole('dialog', { name: 'Edit Cost Assumptions' });
}
