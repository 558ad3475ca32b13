import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright/test';
import { test } from '../support/demo.ts';
import { downloadPdf, exportText } from '../support/download.ts';
import { openRows } from '../support/rows.ts';
import { expect, RELEASE } from '../support/test.ts';

// Runs all tests in one worker, so that the demo is built only once.
test.describe.configure({ mode: 'default' });

const WIDTHS = [390, 768, 1440];
const LINK = 'demo=clear-win&company=Acme%20Cairo&currency=EGP&locale=ar-EG';

/** Expects the page to start at the right and to fit in the window. */
async function expectMirrored(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tooWide = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  await expect.poll(tooWide, page.url()).toBe(0);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It has no box.');
  return { ...box, right: box.x + box.width };
}

/** The horizontal middle of a text, without the empty space beside it. */
const middleOfText = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return (left + right) / 2;
  });

async function expectRightOf(first: Locator, second: Locator) {
  expect((await boxOf(first)).x).toBeGreaterThanOrEqual((await boxOf(second)).right - 1);
}

async function expectInside(part: Locator, width: number) {
  const { x, right } = await boxOf(part);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
}

test('every screen is mirrored', async ({ page, demo }) => {
  const expectMirroredInEachWidth = async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectMirrored(page);
    }
  };
  await page.goto(`${demo}/#${LINK}`);
  await expect(page.getByRole('contentinfo')).toContainText('FinTechCo');
  await expectMirroredInEachWidth();
  for (const path of ['form', 'loading', 'dashboard']) {
    await page.goto(`${demo}/${path}`);
    await expectMirroredInEachWidth();
  }
  await page.getByRole('tab').last().click();
  await openRows(page);
  await expectMirroredInEachWidth();
});

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the calendar of the form runs to the left', RELEASE, async ({ page, demo }) => {
      await page.goto(`${demo}/form#${LINK}`);
      const field = page.getByRole('button', { name: /^When did you start/ });
      await expectRightOf(field.locator('span'), field.locator('svg'));
      // On a phone, the two buttons are stacked.
      const [back, send] = [
        page.getByRole('link', { name: 'Back' }),
        page.getByRole('button', { name: 'Analyze Data' }),
      ];
      if (width > 390) await expectRightOf(back, send);
      await field.click();
      const focused = page.locator('[data-day]:has(:focus)');
      await expect(focused).toHaveAttribute('data-day', '2025-08-25');
      await expectInside(page.getByRole('dialog'), width);
      const [letters, days] = [page.locator('.rdp-weekday'), page.locator('.rdp-week').first().locator('> *')];
      await expectRightOf(letters.first(), letters.last());
      await expect(letters).toHaveCount(7);
      await expect(letters.first()).toHaveText('Sa');
      // Each weekday is above its days.
      for (let column = 0; column < 7; column += 1) {
        const day = await boxOf(days.nth(column));
        expect(Math.abs((await middleOfText(letters.nth(column))) - (day.x + day.right) / 2)).toBeLessThan(1);
      }
      await page.keyboard.press('ArrowLeft');
      await expect(focused).toHaveAttribute('data-day', '2025-08-26');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(focused).toHaveAttribute('data-day', '2025-08-24');
      await page.keyboard.press('Enter');
      await expect(field.locator('span')).toHaveText(/٢٤.* August .*٢٠٢٥/);
    });
  });
}

test('tabs, menu, dialog and short header of the report run from right to left', RELEASE, async ({ page, demo }) => {
  await page.goto(`${demo}/dashboard#${LINK}`);
  for (const width of [390, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo(0, 0));
      const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
      await expectRightOf(first, second);
      await first.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(second).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(first).toBeFocused();

      await page.getByRole('button', { name: 'Export' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expectInside(page.getByRole('menu'), width);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Edit Assumptions' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(/^Annual Engineer Cost/)).toBeFocused();
      await expectInside(dialog, width);
      const action = (name: string) => dialog.getByRole('button', { name });
      if (width > 390) await expectRightOf(action('Cancel'), action('Save & Recalculate'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView());
      const save = page.getByRole('main').getByRole('button', { name: 'Download PDF' });
      await expect(save).toBeVisible();
      await expectInside(save, width);
      // Looks for the answer in the page itself, because the short header repeats it.
      await expectRightOf(page.getByRole('main').getByText(/^Net savings in the first /), save);
      await expectMirrored(page);
    });
  }
});

test('the PDF is created, and the saved web page is mirrored', RELEASE, async ({ page, demo }, info) => {
  await page.goto(`${demo}/dashboard#${LINK}`);
  const { text } = await downloadPdf(page, 'Download PDF');
  expect(text).toContain('Acme Cairo');
  expect(text).toMatch(/\d,\d{3}\sEGP/);
  const saved = await exportText(page, /Web page/);
  const path = info.outputPath(saved.fileName);
  writeFileSync(path, saved.text);
  const file = await page.context().newPage();
  await file.goto(pathToFileURL(path).href);
  for (const width of WIDTHS) {
    await file.setViewportSize({ width, height: 900 });
    await expectMirrored(file);
    await expect(file.getByRole('main')).toContainText(/[٠-٩]٬[٠-٩]{3}/);
  }
});
