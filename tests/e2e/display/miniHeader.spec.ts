import type { Page } from 'playwright/test';
import { rowButton, rowContent } from '../support/rows.ts';
import { download } from '../support/download.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of the report' });

async function show(page: Page, fragment = '') {
  await gotoWith(page, `/dashboard${fragment}`, { dashboardData: fixture('clearWin'), formData: storedForm });
  await expect(page.getByRole('button', { name: 'Edit Assumptions' })).toBeVisible();
}

const scrollPastAnswer = (page: Page) => page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView());

const saveButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Download PDF' });

const LINKS = [
  { link: 'Confidence', row: 'Confidence', fragment: '#confidence' },
  { link: 'Gross to net', row: 'From gross savings to net', fragment: '#net-savings' },
  { link: 'Tickets', row: 'Tickets used', fragment: '#tickets-used' },
  { link: 'Methodology', row: 'Methodology & Data Sources', fragment: '#methodology' },
] as const;

/** The row is open, its button has the focus, and the short header covers neither. */
async function expectVisited(page: Page, title: string): Promise<void> {
  const button = rowButton(page, title);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(rowContent(page, title)).toBeVisible();
  await expect(button).toBeInViewport();
  await expect(async () => {
    const [save, place] = await Promise.all([saveButton(page).boundingBox(), button.boundingBox()]);
    expect(place?.y).toBeGreaterThanOrEqual((save?.y ?? Infinity) + (save?.height ?? 0));
  }).toPass();
}

test('1440 px: below the answer a short header links to the rows without covering them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page);
  await expect(sections(page)).toBeHidden();
  await scrollPastAnswer(page);
  await expect(sections(page)).toBeVisible();
  for (const { link, row } of LINKS) {
    await sections(page).getByRole('link', { name: link, exact: true }).click();
    await expectVisited(page, row);
  }
  await expect(page.getByRole('heading', { name: 'Reference methodology' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(sections(page)).toBeHidden();
});

test('320 px: the short header has no links, stays on one line, and does not cover what a link leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(page);
  await expect(saveButton(page)).toBeHidden();
  await page.getByRole('link', { name: /^Evidence/ }).click();
  await expect(saveButton(page)).toBeVisible();
  await expectVisited(page, 'Confidence');
  await expect(sections(page)).toBeHidden();
  const save = await saveButton(page).boundingBox();
  expect((save?.x ?? Infinity) + (save?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(saveButton(page)).toBeHidden();
});

for (const { fragment, link, row } of LINKS) {
  test(`opened in a new tab, ${link} shows its row`, async ({ page }) => {
    await show(page, fragment);
    await expectVisited(page, row);
    await expect(sections(page).getByRole('link', { name: link, exact: true })).toHaveAttribute('href', fragment);
  });
}

test('the short header saves the PDF, lets the keyboard pass, and is not printed', async ({ page }) => {
  await show(page);
  await scrollPastAnswer(page);
  await expect(sections(page)).toBeVisible();
  const save = saveButton(page);
  const { fileName } = await download(page, () => save.click());
  expect(fileName).toMatch(/\.pdf$/);
  await expect(save).toBeEnabled();
  await sections(page).getByRole('link', { name: 'Methodology' }).focus();
  await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rowButton(page, 'Confidence')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(save).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(sections(page)).toBeHidden();
});
