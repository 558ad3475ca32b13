import type { ElementHandle, Page } from 'puppeteer-core';
import { expect, inject } from 'vitest';
import { violations } from '../e2e/support/axe.ts';
import { openDashboard } from './support/dashboard.ts';
import { appRuns, click, find, named } from './support/find.ts';
import { FORCED_COLORS } from './support/launch.ts';
import { test as base } from './support/test.ts';

const test = base.extend({ preferences: [FORCED_COLORS, { scope: 'file' }] });

const colors = (element: ElementHandle<Element>) =>
  element.evaluate((target) => {
    const { backgroundColor, outlineStyle } = getComputedStyle(target);
    return { backgroundColor, outlineStyle };
  });

/** A color without its alpha channel. Only a color of the palette may have an alpha channel, not a line of a chart. */
const channels = (color: string) => color.match(/\d+/g)?.slice(0, 3);

/** The palette's colors with these names. */
const palette = (page: Page, ...names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('forced-color-adjust', 'none');
    const read = names.map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return read;
  }, names);

test('landing, form and calendar have no accessibility violation, and the chosen theme and day are marked', async ({
  page,
}) => {
  const { url } = inject('site');
  await page.goto(url);
  await appRuns(page);
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  await page.waitForSelector(named('button', 'See a sample report'));
  expect(await violations(page)).toEqual([]);
  expect((await colors(await find(page, 'label:has(:checked)'))).outlineStyle).toBe('solid');
  await page.goto(`${url}/form`);
  await appRuns(page);
  await click(page, '[aria-haspopup=dialog]');
  const chosen = await colors(await find(page, '[aria-label*="August 25, 2025"]'));
  const other = await colors(await find(page, '[aria-label*="August 26, 2025"]'));
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(await violations(page)).toEqual([]);
});

test('the dashboard has no accessibility violation, and its charts have the colors of the palette', async ({
  page,
}) => {
  await openDashboard(page);
  const lines = ['Before', 'After'].map((name) => `[seriesName="${name}"] .apexcharts-line`);
  const strokes = async () => {
    // The charts are drawn after the first interaction.
    await page.keyboard.press('Shift');
    const chart = await find(page, named('figure', 'Average Hours per Ticket Over Time'));
    const found = await chart.evaluate(
      (figure, lines) =>
        lines.map((line) => {
          const path = figure.querySelector(line);
          return path === null ? '' : getComputedStyle(path).stroke;
        }),
      lines,
    );
    return found.map(channels);
  };
  const expected = await palette(page, 'CanvasText', 'Highlight');
  await expect.poll(strokes).toEqual(expected.map(channels));
  for (const tab of ['Summary of Value Impact', 'Productivity Comparison']) {
    await click(page, named('tab', tab));
    await page.waitForSelector(named('tabpanel', tab));
    expect(await violations(page)).toEqual([]);
  }
});
