import type { Page } from 'playwright/test';
import { exportText } from '../support/download.ts';
import { written } from '../support/expected/written.ts';
import { openRow } from '../support/rows.ts';
import { expect, RELEASE, test } from '../support/test.ts';
import { expectedWeeks } from '../support/usage/expectedUsage.ts';
import { chooseUsage, openUsage, showUsage, teamsByFile, understood } from '../support/usage/usageForm.ts';
import { membersByTeam, memberTable, recordsIn, usagePages, writeFiles } from '../support/usage/usagePages.ts';

const OWN = 'Meridian Checkout';
const [FIRST, LAST] = ['2025-05-26', '2026-11-22'];
/** The first 13 weeks after adoption. */
const AFTER = ['2025-08-25', '2025-11-17'] as const;

const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Data' }).click();

async function useOrganization(page: Page): Promise<void> {
  await page.goto('/form');
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await page.getByRole('radio', { name: /Meridian and 12 other teams/ }).check();
}

test(
  'files of the organization give the spend, seats and controls that follow from its records',
  RELEASE,
  async ({ page }, testInfo) => {
    const pages = await usagePages(FIRST, LAST);
    const records = recordsIn(pages);
    const members = membersByTeam();
    const staff = new Set(
      records.flatMap(({ actor }) => actor.email_address ?? []).filter((who) => who.startsWith('staff')),
    );
    // A control team that uses the assistant without saying so.
    members.set('Kepler Returns', [...(members.get('Kepler Returns') ?? []), ...[...staff].slice(0, 6)]);
    const half = Math.ceil(pages.length / 2);
    const files = writeFiles((name) => testInfo.outputPath(name), {
      'people.csv': memberTable(members),
      'first.json': pages.slice(0, half).join('\n'),
      'second.json': pages.slice(half).join('\n'),
    });
    const weeksOf = (team: string, from: string, to: string) =>
      expectedWeeks(records, members.get(team) ?? [], from, to);

    await useOrganization(page);
    await openUsage(page);
    await page.getByRole('button', { name: 'Remove' }).click();
    await teamsByFile(page);
    await chooseUsage(page, files);
    const inTeam = new Set([...members.values()].flat());
    const people = new Set(records.flatMap(({ actor }) => actor.email_address ?? actor.api_key_name ?? []));
    const known = [...people].filter((who) => inTeam.has(who)).length;
    await expect(understood(page)).toContainText(`${known} people in `);
    await expect(understood(page)).toContainText(`; ${people.size - known} people in no team`);
    await analyze(page);
    const usage = await showUsage(page);

    const controls = [...members.keys()].filter((team) => team !== OWN);
    // A row for each status of use, with its teams.
    const rows = usage.getByRole('table', { name: 'Controls by usage' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Verified' })).toBeVisible();
    const named = (status: string) => rows.filter({ hasText: status }).getByRole('listitem').allInnerTexts();
    const [verified, contaminated] = [await named('Verified'), await named('Contaminated')];
    expect(verified).toHaveLength(11);
    expect(contaminated).toHaveLength(1);
    for (const [team, isVerified] of [
      ...verified.map((team) => [team, true] as const),
      ...contaminated.map((team) => [team, false] as const),
    ]) {
      expect(controls).toContain(team);
      const shares = weeksOf(team, FIRST, AFTER[1]).map((week) => week.people / (members.get(team)?.length ?? 0));
      expect(Math.max(...shares) < 0.1).toBe(isVerified);
    }

    // Enters seats, because this source does not contain them.
    await page.getByRole('button', { name: 'Edit Assumptions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Cost Assumptions' });
    await dialog.getByLabel('Seats', { exact: true }).fill('40');
    await dialog.getByRole('button', { name: 'Save & Recalculate' }).click();
    const unused = 40 - Math.max(...weeksOf(OWN, '2026-08-24', LAST).map((week) => week.people));
    await expect(usage).toContainText(`${unused} of 40 seats unused in the last quarter`);

    const spent = weeksOf(OWN, ...AFTER).reduce((sum, { dollars }) => sum + dollars, 0);
    await expect(await openRow(page, 'From gross savings to net')).toContainText(`$${written.whole(spent)}`);

    const { text } = await exportText(page, /Report as JSON/);
    const { report } = JSON.parse(text);
    expect(report.usage.teams[0].sources[0].weeks.map(({ spend }: { spend: number }) => spend)).toEqual(
      weeksOf(OWN, FIRST, LAST).map(({ dollars }) => expect.closeTo(dollars, 6)),
    );
  },
);

test('an adoption date that is six weeks off is detected, and a new analysis with the observed date counts as a change of scope', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.postData() ?? ''));
  await page.goto('/form');
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await page.getByRole('button', { name: /When did you start/ }).click();
  await page.getByRole('combobox', { name: /month/i }).selectOption({ label: 'July' });
  await page.getByRole('button', { name: /July 14, 2025/ }).click();
  await expect(page.getByRole('button', { name: /^Add usage data.*1 file/ })).toBeVisible();
  await analyze(page);
  const usage = await showUsage(page);
  await expect(usage).toContainText('use began in the week of Aug 25, 2025, 6 weeks after the adoption date');
  await usage.getByRole('button', { name: 'Analyze again with Aug 25, 2025' }).click();
  await expect.poll(() => requests.length).toBe(2);
  const again = await showUsage(page);
  await expect(again.getByRole('button', { name: /^Analyze again/ })).toHaveCount(0);
  const sent = requests.map((body) => JSON.parse(body));
  expect(sent.map(({ claude_adoption_date, scope_changes }) => [claude_adoption_date, scope_changes])).toEqual([
    ['2025-07-14', undefined],
    ['2025-08-25', 1],
  ]);
  expect(sent.map((body) => body.usage.sources[0].teams.length)).toEqual([1, 1]);
  const { text } = await exportText(page, /Report as JSON/);
  expect(JSON.parse(text)).toMatchObject({ report: { provenance: { scope_changes: 1 } } });
});
