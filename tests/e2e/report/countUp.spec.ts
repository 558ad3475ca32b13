import type { Page } from 'playwright/test';
import { installStoppedClock } from '../support/clock.ts';
import { metricCard, visibleFigure } from '../support/dashboard.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

/** The percentage that a card shows after this share of its animation. */
const percentAt = (share: number) => {
  const { summary_metrics: summary } = JSON.parse(fixture('clearWin'));
  return `${(summary.improvements.time_savings_percent * share).toFixed(1)}%`;
};

/** Waits until the page knows how much of the card is in view: observers are called in the order of their start. */
const observed = (page: Page) =>
  metricCard(page, 'Time Savings').evaluate(
    (card) =>
      new Promise<number | undefined>((resolve) => {
        new IntersectionObserver((entries) => resolve(entries[0]?.intersectionRatio)).observe(card);
      }),
  );

test('the values start to count up when 60% of a card is in view, and stop at the final value', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await installStoppedClock(page);
  await gotoWith(page, '/dashboard', { dashboardData: fixture('clearWin'), formData: storedForm });
  const figure = visibleFigure(page, 'Time Savings');
  const card = metricCard(page, 'Time Savings');
  /** Scrolls until this share of the card is above the lower edge of the window. */
  const reveal = (share: number) =>
    card.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    }, share);
  await expect(figure).toHaveText(percentAt(0));
  await reveal(0.5);
  expect(await observed(page)).toBeCloseTo(0.5, 1);
  await page.clock.runFor(2000);
  await expect(figure).toHaveText(percentAt(0));
  await expect(card.locator('b')).toHaveText(percentAt(1));
  await page.emulateMedia({ media: 'print' });
  await expect(card.locator('b')).toHaveCSS('position', 'static');
  await expect(figure).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await reveal(0.7);
  expect(await observed(page)).toBeCloseTo(0.7, 1);
  // 60 steps of 33 ms.
  await page.clock.runFor(33);
  await expect(figure).toHaveText(percentAt(1 / 60));
  await page.clock.runFor(58 * 33);
  await expect(figure).toHaveText(percentAt(59 / 60));
  await page.clock.runFor(33);
  await expect(figure).toHaveText(percentAt(1));
  await page.clock.runFor(1000);
  await expect(figure).toHaveText(percentAt(1));
  await reveal(-1);
  await reveal(1);
  await observed(page);
  await page.clock.runFor(33);
  await expect(figure).toHaveText(percentAt(1));
});
