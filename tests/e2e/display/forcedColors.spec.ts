import type { Locator } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { appRuns } from '../support/ready.ts';
import { openRows } from '../support/rows.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

/** A system palette, like the high-contrast ones of Windows: it replaces colors and removes backgrounds. */
test.use({
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  // The line that the browser itself logs about the unknown page.
  expectedConsole: /status of 404/,
});

/** A color without its alpha channel. A color of the palette may have one, but a line of a chart must not. */
const channels = (color = '') => color.match(/\d+/g)?.slice(0, 3);

const colors = (element: Locator) =>
  element.evaluate((target) => {
    const { backgroundColor, color, outlineStyle } = getComputedStyle(target);
    return { backgroundColor, color, outlineStyle };
  });

test('landing, form, calendar and loading screen have no accessibility violation, and the chosen day and theme are marked', async ({
  page,
}) => {
  await page.goto('/');
  await appRuns(page);
  await expect(page.getByRole('button', { name: 'See a sample report' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect((await colors(page.locator('label:has(:checked)'))).outlineStyle).toBe('solid');
  await page.goto('/form');
  await page.getByRole('button', { name: /When did you start/ }).click();
  const chosen = await colors(page.getByRole('button', { name: /August 25, 2025, selected/ }));
  const other = await colors(page.getByRole('button', { name: /August 26, 2025/ }));
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(await violations(page)).toEqual([]);
  // Keeps the dashboard from opening after six seconds.
  await page.route('**/assets/DashboardRoute-*.js', () => undefined);
  await page.goto('/loading');
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/no-such-page');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the dashboard has no accessibility violation, and its charts have the colors of the palette', async ({
  page,
}) => {
  await gotoWith(page, '/dashboard', { dashboardData: fixture('clearWin'), formData: storedForm });
  const chart = page.getByRole('figure', { name: 'Average Hours per Ticket Over Time' });
  const [before, after] = ['Before', 'After'].map((name) => chart.locator(`[seriesName="${name}"] .apexcharts-line`));
  const isDrawn = async () => {
    // A key press counts as an interaction, and this key does not scroll.
    await page.keyboard.press('Shift');
    if (before === undefined || (await before.count()) === 0) return false;
    return Boolean(await before.getAttribute('stroke'));
  };
  await expect.poll(isDrawn, 'a line of the chart').toBe(true);
  const palette = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('forced-color-adjust', 'none');
    const read = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    return [read('CanvasText'), read('Highlight')];
  });
  const strokes = [before, after].map(async (line) => line?.evaluate((path) => getComputedStyle(path).stroke));
  expect((await Promise.all(strokes)).map(channels)).toEqual(palette.map(channels));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await openRows(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Productivity Comparison' }).click();
  for (const title of ['Pre and Post Claude Code Comparison', 'Average Tasks Completed per Week'])
    await expect(page.getByRole('figure', { name: title }).locator('svg.apexcharts-svg')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
