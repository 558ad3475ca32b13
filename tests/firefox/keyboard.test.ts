import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { openDashboard } from './support/dashboard.ts';
import { named } from './support/find.ts';
import { test } from './support/test.ts';

/** Runs in the page: the focused element, and whether it is visible with a focus ring; null if no element has the focus. */
function stop() {
  const { activeElement: element } = document;
  if (element === null || element === document.body || !document.hasFocus()) return null;
  // Some elements show the ring on another element: a hidden control on its label, a slider on its thumb.
  const shown = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
  const { top, bottom, width, height } = shown.getBoundingClientRect();
  const styles = [getComputedStyle(shown), getComputedStyle(element), getComputedStyle(element, '::-moz-range-thumb')];
  return {
    name: `${element.tagName} ${element.ariaLabel ?? element.textContent.slice(0, 40)}`,
    isSeen: bottom > 0 && top < innerHeight && width * height > 0,
    hasRing: styles.some(({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && outlineWidth === '2px'),
  };
}

/** The visible elements that Tab should reach. Runs in the page. */
function controls(): number {
  const found = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')];
  return found.filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.matches(':enabled, a, summary, [tabindex]') &&
      element.matches('[type=radio]:not(:checked)') === false &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  ).length;
}

/** Scrolls to the end or the start of the page, and waits until this part of the page is drawn. */
const scroll = (page: Page, to: 'start' | 'end'): Promise<void> =>
  page.evaluate(async (to) => {
    scrollTo(0, to === 'end' ? document.body.scrollHeight : 0);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, to);

test('Tab reaches every control of the dashboard once, in view and with a ring', async ({ page }) => {
  await openDashboard(page);
  await page.waitForSelector(named('link', 'Skip to content'));
  // Scrolls first, so that the short header is included. It is fetched when the answer leaves the view, and a fetch may take longer than a key press.
  await scroll(page, 'end');
  await expect.poll(() => page.$$(named('button', 'Download PDF'))).toHaveLength(2);
  const expected = await page.evaluate(controls);
  await scroll(page, 'start');
  const stops: NonNullable<ReturnType<typeof stop>>[] = [];
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(stop);
    if (reached === null) break;
    stops.push(reached);
  }
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  // The skip link appears only when it is focused.
  expect(stops.filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual(['A Skip to content']);
  expect(stops).toHaveLength(expected);
});
