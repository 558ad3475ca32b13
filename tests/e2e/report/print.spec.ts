import type { Page } from 'playwright/test';
import { readPdf } from '../support/pdfFile.ts';
import { painted } from '../support/ready.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, RELEASE, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const report = { dashboardData: fixture('clearWin'), formData: storedForm };

/** Fires the browser's events for a print request. */
async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

test('a chart whose code is still loading is printed as a table of its values', async ({ page }) => {
  await page.route('**/assets/ApexChart-*.js', () => undefined);
  await gotoWith(page, '/dashboard', report);
  const chart = page.getByRole('figure', { name: 'Cumulative Savings Over Time' });
  await chart.waitFor();
  await toPaper(page);
  await expect(chart.getByRole('cell').first()).toBeVisible();
  await expect(chart.getByRole('rowheader').first()).toHaveText('Week 1 - 08/25');
  await expect(chart.locator('[data-pending]')).toHaveCount(0);
});

for (const [format, details] of [
  ['A4', {}],
  ['Letter', RELEASE],
] as const) {
  test(
    `a report that was never scrolled is printed in full on ${format}, with its charts drawn for the paper`,
    details,
    async ({ page }, info) => {
      const chartCode = page.waitForResponse('**/assets/ApexChart-*.js');
      await gotoWith(page, '/dashboard', report);
      await expect(page.getByRole('heading', { name: 'Tickets used' })).toBeAttached();
      await painted(page);
      await (await chartCode).finished();
      const path = info.outputPath('print.pdf');
      await expect(async () => {
        await page.pdf({ path, format });
        expect((await readPdf(path)).text).not.toContain('still being loaded');
      }).toPass();
      const { pages, text } = await readPdf(path);
      // A page break inside the answer would move the lines of the answer over its words.
      expect(pages[0]).toContain('Net savings in the first quarter');
      expect(pages[0]).toContain('Plain averages');
      expect(text).toContain('Reference methodology');
      expect(text).not.toContain('Scope and calendar');
      const titles = [
        'Cumulative Savings Over Time',
        'Average Hours per Ticket Over Time',
        'Total Tickets Closed per Week',
        'Pre and Post Claude Code Comparison',
        'Average Tasks Completed per Week',
      ];
      const labels = ['Week 1 - 08/25', 'Week 5 - 09/22', 'Claude Code Adopted (08/24)', 'Productivity Comparison'];
      for (const words of [...titles, ...labels]) expect(text).toContain(words);
      // The chart was drawn: the table that would otherwise be printed in its place has the heading 'Savings so far'.
      expect(text).not.toContain('Savings so far');
    },
  );
}

test('a chart is redrawn for the paper, and afterwards again for the window', async ({ page }) => {
  await gotoWith(page, '/dashboard', report);
  const chart = page.getByRole('figure', { name: 'Cumulative Savings Over Time' });
  await chart.scrollIntoViewIfNeeded();
  const drawing = chart.locator('svg.apexcharts-svg');
  await drawing.waitFor();
  const onScreen = await drawing.getAttribute('width');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(drawing).toHaveAttribute('viewBox', '0 0 664 300');
  await expect(drawing).toHaveAttribute('width', '664');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(drawing).toHaveAttribute('width', onScreen ?? '');
});
