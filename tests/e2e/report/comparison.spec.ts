import type { Page } from 'playwright/test';
import { download } from '../support/download.ts';
import { expectedTeam, plainSaving } from '../support/expected/expectedComparison.ts';
import { written } from '../support/expected/written.ts';
import { delayResponseAtTeam } from '../support/network/delayResponse.ts';
import { readPdf } from '../support/pdfFile.ts';
import { openRow, rowButton, rowContent } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { readCloud } from '../support/expected/trackerTickets.ts';

const TITLE = 'Compared with other teams';

const section = (page: Page) => rowContent(page, TITLE);
const row = (page: Page, name: string) => section(page).getByRole('row', { name: new RegExp(`^${name} `) });

const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Data' }).click();

/** Scrolls to the rows, which are fetched when they come near the viewport, and opens the row of the comparison. */
async function showSection(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  const isVisible = async () => {
    await page.mouse.wheel(0, 2000);
    return rowButton(page, TITLE).isVisible();
  };
  await expect.poll(isVisible, 'the row of the comparison').toBe(true);
  await openRow(page, TITLE);
}

const ORGANIZATION = ['MER', 'KEP', 'LUM', 'QUA', 'RID', 'SUM', 'TER', 'UMB', 'VER', 'WIL', 'XEN', 'YAR', 'ZEP'];

test('the prepared organization leads from the form to a grade A and to its PDF', async ({ page, site }) => {
  const answer = await delayResponseAtTeam(page);
  await page.goto('/form');
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await page.getByRole('radio', { name: /Meridian and 12 other teams/ }).check();
  await analyze(page);
  await expect(page.getByText(/Team \d+ of 13: \W?\w+/).first()).toBeVisible();
  await answer.release();
  await showSection(page);
  await expect(page.getByRole('link', { name: 'Evidence A' })).toBeVisible();
  await expect(rowButton(page, TITLE)).toHaveAccessibleName(/12 other teams: \d+% less time per ticket$/);
  await expect(section(page)).toContainText(/Compared with 12 other teams, a typical ticket took \d+% less/);
  await expect(row(page, 'Zephyr Alerts')).toContainText('Control');
  const teams = await Promise.all(
    ORGANIZATION.map(async (key) => expectedTeam(await readCloud(site.cloud, key), '2025-08-25')),
  );
  const rows = await section(page).getByRole('table', { name: 'Teams' }).getByRole('row').allInnerTexts();
  expect(rows.slice(1).map((text) => /\b[\d,]{3,5}, \d{3}\b/.exec(text)?.[0])).toEqual(
    teams.map(({ before, after }) => `${written.whole(before)}, ${written.whole(after)}`),
  );
  // The test computes a difference of plain means, without slope or weights. That difference only has to lie in the interval, on the same side of
  // zero.
  const [own, ...others] = teams;
  const shown = await section(page)
    .getByText(/Likely range \(95%\): /)
    .innerText();
  const [, low, high] = /Likely range \(95%\): (\d+)% to (\d+)% less time/.exec(shown) ?? [];
  const plain = own === undefined ? Number.NaN : plainSaving(own, others);
  expect(plain).toBeGreaterThan(Number(low));
  expect(plain).toBeLessThan(Number(high));
  await expect(section(page)).toContainText('All comparison checks passed.');
  const { path } = await download(page, () => page.getByRole('button', { name: 'Download PDF' }).first().click());
  const { text } = await readPdf(path);
  expect(text).toContain('Compared with 12 other teams');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`${low}% to ${high}% less time`);
});
