import type { Page } from 'playwright/test';
import { written } from '../support/expected/written.ts';
import { BUTTONS, filesOf } from '../support/sharedFiles.ts';
import { rowButton } from '../support/rows.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

const show = (page: Page, name: string) =>
  gotoWith(page, '/dashboard', { dashboardData: fixture(name), formData: storedForm });

const strip = (page: Page) => page.getByRole('region', { name: /^Net (savings|impact) in/ });
const inputs = (page: Page) => page.getByRole('region', { name: 'Cost Assumptions' });

/** Net savings of the clear win in the first quarter: half of the savings of its measured tickets in 91 days, minus the licenses. */
function netInQuarter(seats: number): string {
  const { summary_metrics: summary, evidence } = JSON.parse(fixture('clearWin'));
  const saved = summary.improvements.cost_savings_per_task * evidence.measured_hours.post.tickets;
  return written.dollars(saved * 0.5 - (seats * 20 * 12 * 91) / 365);
}

test('a default input leads to its field, and the answer then uses the entered value', async ({ page }) => {
  await show(page, 'clearWin');
  await expect(strip(page).getByText(netInQuarter(25)).first()).toBeVisible();
  await expect(inputs(page).getByText('default', { exact: true })).toHaveCount(4);
  await inputs(page).getByRole('button', { name: 'Edit Seats 25 default' }).click();
  await expect(page.getByRole('dialog').getByLabel('Seats')).toBeFocused();
  await page.getByRole('dialog').getByLabel('Seats').fill('40');
  await page.getByRole('button', { name: 'Save & Recalculate' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(strip(page).getByText(netInQuarter(40)).first()).toBeVisible();
  await expect(inputs(page).getByText('default', { exact: true })).toHaveCount(3);
  await expect(inputs(page).getByRole('button', { name: 'Edit Seats 40', exact: true })).toBeFocused();
  await page.reload();
  await expect(strip(page).getByText(netInQuarter(40)).first()).toBeVisible();
});

test('the short waterfall leads to the steps, and the grade to the explanation of all grades', async ({ page }) => {
  await show(page, 'clearWin');
  const steps = rowButton(page, 'From gross savings to net');
  for (const presses of ['first', 'second']) {
    await test.step(`the waterfall leads to the steps the ${presses} time`, async () => {
      await strip(page).getByRole('link', { name: 'From gross to net' }).click();
      await expect(steps).toBeFocused();
      await expect(steps).toBeInViewport();
      await expect(steps).toHaveAttribute('aria-expanded', 'true');
      await steps.click();
      await expect(steps).toHaveAttribute('aria-expanded', 'false');
      await page.evaluate(() => window.scrollTo(0, 0));
    });
  }
  await test.step('the grade leads to the explanation of all grades', async () => {
    await strip(page).getByRole('link', { name: 'Evidence B' }).click();
    await expect(rowButton(page, 'Confidence')).toBeFocused();
    await expect(rowButton(page, 'Confidence')).toBeInViewport();
    const grades = page.getByRole('list', { name: 'Evidence grades' }).getByRole('listitem');
    await expect(grades).toContainText([/^A/, /^BThe highest grade for a single team.*this report$/, /^C/, /^D/]);
  });
});

test('on a phone, the chart of savings shows its last value, and every week has its label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await show(page, 'clearWin');
  const chart = page.getByRole('figure', { name: 'Cumulative Savings Over Time' });
  await chart.scrollIntoViewIfNeeded();
  const [total = ''] = /^\$[\d,]+/.exec((await chart.getByText('in the first 5 weeks').textContent()) ?? '') ?? [];
  await expect(chart.locator('svg').getByText(total, { exact: true })).toBeVisible();
  const lines = chart.locator('.apexcharts-xaxis-label tspan').filter({ hasText: /./ });
  const days = ['08/25', '09/01', '09/08', '09/15', '09/22'];
  await expect(lines).toHaveText(days.flatMap((day, week) => [`Week ${week + 1}`, `- ${day}`]));
});

test('the first page of the short and of the full PDF has the answer, its derivation and its assumptions', async ({
  page,
}) => {
  for (const [name, words] of [
    [
      'clearWin',
      [
        'Net savings in the first quarter',
        netInQuarter(25),
        /likely \$\d+k to \$\d+k/,
        'Not shown by the evidence',
        'Time not put to use',
        /for each \$1 spent/,
        /If the saving lasts: \$[\d,]+ in the first year/,
        /−\$[\d,]+/,
        /\d\.\d months/,
        /\d+%/,
      ],
    ],
    [
      'slower',
      ['Net impact in the first quarter', /−\$[\d,]+/, 'A loss, even in the best case.', /likely −\$\d+k to −\$\d+k/],
    ],
  ] as const) {
    const pdf = await filesOf(page, name);
    for (const button of BUTTONS) {
      const { pages } = await pdf(button);
      for (const word of words) expect(pages[0]).toMatch(word);
      // Only a gain has a payback time.
      expect(/payback \d/.test(pages[0] ?? '')).toBe(name === 'clearWin');
      expect(pages[0]).toContain('Plain averages');
      expect(pages[0]).toContain('Seats 25 (default)');
      if (button === 'Download PDF') expect(pages.length).toBe(2);
    }
  }
});
