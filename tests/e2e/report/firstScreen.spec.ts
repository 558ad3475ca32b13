import type { Locator, Page } from 'playwright/test';
import { partsFetched } from '../support/ready.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

/** Reports with a gain, with an answer in words, and with the longest sentences, and the words in the first window of a desktop. */
const REPORTS = [
  ['clearWin', 190],
  ['noDetectableChange', 190],
  // A year has a bar and three parts of the line more.
  ['comparisonProgram', 207],
] as const;

/** The position of an element's bottom edge on the page, in CSS pixels. */
const bottom = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().bottom + window.scrollY));
const top = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top + window.scrollY));

const partsOf = (page: Page) => ({
  answer: page.getByRole('region', { name: /^(Now: )?[Nn]et (savings|impact) / }),
  banner: page.getByRole('region', { name: 'Cost Assumptions' }),
  gross: page.getByRole('heading', { name: 'Gross', exact: true }),
  cards: page.getByRole('article'),
  tabs: page.getByRole('tablist', { name: 'Charts' }),
});

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const visibleWords = (page: Page) =>
  page.evaluate(() => document.body.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);

/** Words in the first window, without what only screen readers read. */
const wordsInWindow = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      for (const word of (node.textContent ?? '').matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { top, width, height } = range.getBoundingClientRect();
        const isHidden = getComputedStyle(node.parentElement).clipPath !== 'none';
        if (!isHidden && width > 0 && height > 0 && top < window.innerHeight) words += 1;
      }
    }
    return words;
  });

async function show(page: Page, name: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await gotoWith(page, '/dashboard', { dashboardData: fixture(name), formData: storedForm });
  await partsFetched(page);
  await expect(page.getByRole('button', { name: /^Methodology & Data Sources/ })).toBeVisible();
}

async function expectOnDesk(page: Page, words: number) {
  const { answer, banner, gross, cards, tabs } = partsOf(page);
  const answerFigure = answer.locator('p > span').first();
  const size = await answerFigure.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  expect(size).toBeGreaterThanOrEqual((await answerFigure.textContent()) === 'Inconclusive' ? 32 : 48);
  expect(await top(answer)).toBeLessThanOrEqual(150);
  await expect(answer.getByRole('link', { name: /^Evidence [A-D]$/ })).toBeVisible();
  // The bars, beside the figure: five, or six of a year.
  const bars = answer.getByRole('list').last().getByRole('listitem');
  expect([5, 6]).toContain(await bars.count());
  expect(await bottom(answer.getByRole('list').last())).toBeLessThanOrEqual(await bottom(answer));
  expect(await bottom(answer)).toBeLessThan(await top(banner));
  expect(await bottom(banner)).toBeLessThan(await top(gross));
  await expect(cards).toHaveCount(4);
  const tops = await Promise.all((await cards.all()).map(top));
  expect(new Set(tops).size).toBe(1);
  expect(await bottom(cards.last())).toBeLessThan(await top(tabs));
  await expect(tabs.getByRole('tab')).toHaveText(['Summary of Value Impact', 'Productivity Comparison']);
  expect(await bottom(tabs)).toBeLessThanOrEqual(900);
  expect(await pageHeight(page)).toBeLessThanOrEqual(2850);
  expect(await visibleWords(page)).toBeLessThanOrEqual(450);
  expect(await wordsInWindow(page)).toBeLessThanOrEqual(words);
}

async function expectOnTablet(page: Page) {
  const { answer, banner, cards, tabs } = partsOf(page);
  expect(await bottom(answer)).toBeLessThan(await top(banner));
  expect(await bottom(cards.nth(1))).toBeLessThanOrEqual(940);
  expect(await bottom(cards.last())).toBeLessThan(await top(tabs));
  expect(await visibleWords(page)).toBeLessThanOrEqual(450);
}

async function expectOnPhone(page: Page) {
  const { answer, banner, gross, cards, tabs } = partsOf(page);
  expect((await bottom(answer)) - (await top(answer))).toBeLessThanOrEqual(280);
  expect(await bottom(answer)).toBeLessThan(await top(gross));
  const [first, second, third, fourth] = await Promise.all((await cards.all()).map(top));
  expect([second, fourth]).toEqual([first, third]);
  expect(third).toBeGreaterThan(first ?? Infinity);
  expect(first).toBeLessThanOrEqual(600);
  expect(await bottom(cards.last())).toBeLessThan(await top(banner));
  expect(await bottom(banner)).toBeLessThan(await top(tabs));
  expect(await pageHeight(page)).toBeLessThanOrEqual(4200);
  expect(await visibleWords(page)).toBeLessThanOrEqual(400);
}

test('the first window shows the answer, the inputs and the cards on desktop, tablet and phone', async ({ page }) => {
  for (const [name, words] of REPORTS) {
    await test.step(name, async () => {
      await show(page, name, 1440, 900);
      await expectOnDesk(page, words);
      await page.setViewportSize({ width: 768, height: 1024 });
      await expectOnTablet(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectOnPhone(page);
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('on a phone, Tab goes from the answer to the cards; open rows stay open when the page is loaded again', async ({
  page,
}) => {
  await show(page, 'clearWin', 390, 844);
  const row = (name: RegExp) => page.getByRole('button', { name });
  await test.step('the Tab key follows the visual order', async () => {
    await page.getByRole('link', { name: /^Evidence/ }).focus();
    const steps = page.getByText('More about this answer');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Quality: / })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(steps).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'How Time Savings is calculated' })).toBeFocused();
    await steps.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Not shown by the evidence' })).toBeVisible();
  });
  await test.step('open rows stay open, including those that a link opened', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await row(/^Tickets used/).click();
    await page.getByRole('link', { name: 'From gross to net' }).click();
    const expectOpen = async () => {
      await expect(row(/^Tickets used/)).toHaveAttribute('aria-expanded', 'true');
      await expect(row(/^From gross savings to net/)).toHaveAttribute('aria-expanded', 'true');
    };
    await expectOpen();
    await page.reload();
    await partsFetched(page);
    await expectOpen();
    await expect(row(/^Confidence/)).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a new fragment in the address of the open page opens its row', async () => {
    await page.evaluate(() => {
      window.location.hash = '#confidence';
    });
    await expect(row(/^Confidence/)).toHaveAttribute('aria-expanded', 'true');
    await expect(row(/^Confidence/)).toBeFocused();
  });
});
