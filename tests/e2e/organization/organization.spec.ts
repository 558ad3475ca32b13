import { readFileSync } from 'node:fs';
import { exportText, download, downloadPdf } from '../support/download.ts';
import { violations } from '../support/axe.ts';
import { openRow } from '../support/rows.ts';
import { startSandbox } from '../support/site.ts';
import { EMAIL, expect, test, TOKEN } from '../support/test.ts';

/** What the teams save as they use the assistant: 30% a person, times the share of people who use it. */
const TRUTH = 18;

interface Company {
  /** The address of the tracker of forty teams. */
  readonly company: string;
}

const companyTest = test.extend<Company>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  company: async ({}, provide) => {
    const { url, process } = await startSandbox('--company');
    await provide(url);
    await process.stop();
  },
});

companyTest(
  'forty teams of a pasted table lead to a report whose range has the truth, with the same figures in its files',
  async ({ page, company }) => {
    const table = await (await fetch(`${company}/__sandbox/teams.csv`)).text();
    await page.goto('/organization');
    await page.getByRole('textbox', { name: 'Teams' }).fill(table.replace('2025-09-01', 'soon'));
    await expect(page.getByText(/started is neither a day such as/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Teams' }).fill(table);
    await expect(
      page.getByText('40 teams: 30 started between Sep 1, 2025 and Jun 22, 2026, 10 have not started.'),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('JIRA Instance URL').fill(company);
    await page.getByLabel('Your Email').fill(EMAIL);
    await page.getByRole('textbox', { name: 'JIRA API Key' }).fill(TOKEN);
    // By keyboard.
    await page.getByRole('button', { name: 'Read the teams' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Team \d+ of 40: /).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /ROI Report/ })).toBeVisible();
    await expect(page).toHaveURL('/organization');
    expect(await violations(page)).toEqual([]);

    const json = await download(page, async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /^Report as JSON/ }).click();
    });
    const { evidence } = JSON.parse(readFileSync(json.path, 'utf8')).report;
    const [low, high] = evidence.interval_percent;
    expect(low).toBeLessThan(TRUTH);
    expect(high).toBeGreaterThan(TRUTH);

    const saved = `${Math.round(evidence.headline_percent)}%`;
    expect((await downloadPdf(page, 'Download PDF')).text).toContain(saved);
    expect((await exportText(page, /^Markdown/)).text).toContain(saved);

    const teams = await openRow(page, 'Teams');
    await expect(teams.getByRole('rowheader', { name: 'Austin Billing' }).last()).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: /ROI Report/ })).toBeVisible();
    await page.getByRole('link', { name: /^New/ }).click();
    await expect(page.getByRole('textbox', { name: 'Teams' })).toHaveValue(table);
  },
);
