import type { Page } from 'playwright/test';
import { rowButton, rowContent } from '../support/rows.ts';
import { download } from '../support/download.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, RELEASE, test } from '../support/test.ts';

async function show(page: Page, fragment = '') {
  await gotoWith(page, `/dashboard${fragment}`, { dashboardData: fixture('clearWin'), formData: storedForm });
  await expect(page.getByRole('button', { name: 'Edit Assumptions' })).toBeVisible();
}

const scrollPastAnswer = (page: Page) => page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView());

const saveButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Download PDF' });

const ROWS = [
  { row: 'Confidence', fragment: '#confidence' },
  { row: 'Methodology & Data Sources', fragment: '#methodology' },
] as const;

/** Expects an open row whose button has the focus, and a short header that covers neither the row nor its button. */
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

test('at 320 px, the short header stays on one line and does not cover the target of a link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(page);
  await expect(saveButton(page)).toBeHidden();
  await page.getByRole('link', { name: /^Evidence/ }).click();
  await expect(saveButton(page)).toBeVisible();
  await expectVisited(page, 'Confidence');
  const save = await saveButton(page).boundingBox();
  expect((save?.x ?? Infinity) + (save?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(saveButton(page)).toBeHidden();
});

test('an address that names a row shows the row below the short header', RELEASE, async ({ context }) => {
  for (const { fragment, row } of ROWS) {
    const tab = await context.newPage();
    await show(tab, fragment);
    await expectVisited(tab, row);
    await tab.close();
  }
});

test('the short header saves the PDF, does not trap the keyboard focus, and is not printed', async ({ page }) => {
  await show(page);
  await scrollPastAnswer(page);
  const save = saveButton(page);
  await expect(save).toBeVisible();
  const { fileName } = await download(page, () => save.click());
  expect(fileName).toMatch(/\.pdf$/);
  await expect(save).toBeEnabled();
  await save.focus();
  await page.keyboard.press('Tab');
  await expect(rowButton(page, 'Quality')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(save).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(save).toBeHidden();
});
