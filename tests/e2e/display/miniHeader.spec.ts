import type { Page } from 'playwright/test';
import { download } from '../support/download.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of the report' });

async function show(page: Page, fragment = '') {
  await gotoWith(page, `/dashboard${fragment}`, { dashboardData: fixture('clearWin'), formData: storedForm });
  await expect(page.getByRole('button', { name: 'Edit Assumptions' })).toBeVisible();
}

const scrollPastAnswer = (page: Page) => page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView());

const LINKS = [
  { link: 'Evidence', target: { role: 'heading', name: 'How confident are we?' } },
  { link: 'From gross to net', target: { role: 'heading', name: 'From gross savings to net' } },
  { link: 'Tickets used', target: { role: 'heading', name: 'Tickets used' } },
  { link: 'Method', target: { role: 'button', name: 'Methodology & Data Sources' } },
] as const;

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
]) {
  test(`${width} px: below the answer a short header links to the sections without covering their titles`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await show(page);
    await expect(sections(page)).toBeHidden();
    await scrollPastAnswer(page);
    await expect(sections(page)).toBeVisible();
    for (const { link, target } of LINKS) {
      await sections(page).getByRole('link', { name: link }).click();
      const place = page.getByRole(target.role, { name: target.name, exact: true });
      await expect(place).toBeFocused();
      await expect(place).toBeInViewport();
      await expect(async () => {
        const [bar, title] = await Promise.all([sections(page).boundingBox(), place.boundingBox()]);
        expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0));
      }).toPass();
    }
    await expect(page.getByRole('heading', { name: 'Reference methodology' })).toBeVisible();
    const save = await page.getByRole('main').getByRole('button', { name: 'Download PDF' }).boundingBox();
    expect((save?.x ?? Infinity) + (save?.width ?? 0)).toBeLessThanOrEqual(width);
    await sections(page).getByRole('link', { name: 'Summary' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(sections(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

for (const { fragment, link, target } of [
  { fragment: '#evidence', ...LINKS[0] },
  { fragment: '#net-savings', ...LINKS[1] },
  { fragment: '#tickets-used', ...LINKS[2] },
  { fragment: '#method', ...LINKS[3] },
]) {
  test(`opened in a new tab, ${link} shows its section`, async ({ page }) => {
    await show(page, fragment);
    const place = page.getByRole(target.role, { name: target.name, exact: true });
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
    await expect(sections(page).getByRole('link', { name: link })).toHaveAttribute('href', fragment);
  });
}

test('the short header saves the PDF, lets the keyboard pass, and is not printed', async ({ page }) => {
  await show(page);
  await scrollPastAnswer(page);
  await expect(sections(page)).toBeVisible();
  const save = page.getByRole('main').getByRole('button', { name: 'Download PDF' });
  const { fileName } = await download(page, () => save.click());
  expect(fileName).toMatch(/\.pdf$/);
  await expect(save).toBeEnabled();
  await sections(page).getByRole('link', { name: 'Method' }).focus();
  await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit Assumptions' })).toBeFocused();
  await scrollPastAnswer(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sections(page)).toBeHidden();
});
