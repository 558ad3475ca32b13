import { expect, type Locator, type Page } from 'playwright/test';
import { openRow, rowButton } from '../rows.ts';

/** Opens "Add usage data" of the form. */
export async function openUsage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add usage data/ }).click();
  await expect(page.getByLabel('Who is in which team?')).toBeVisible();
}

/** Chooses that a file says who is in which team. */
export const teamsByFile = (page: Page) => page.getByLabel('Who is in which team?').selectOption('A file says it');

export const chooseUsage = (page: Page, paths: readonly string[]) =>
  page.getByLabel('Usage files').setInputFiles([...paths]);

/** The summary of the files that were read. */
export const understood = (page: Page): Locator => page.getByRole('status').filter({ hasText: /: .* people in / });

/** Scrolls to the row of usage, which is fetched when it comes near the viewport, and opens the row. */
export async function showUsage(page: Page): Promise<Locator> {
  await expect(page).toHaveURL('/dashboard');
  const isVisible = async () => {
    await page.mouse.wheel(0, 2000);
    return rowButton(page, 'Use of the assistant').isVisible();
  };
  await expect.poll(isVisible, 'the row of usage').toBe(true);
  return openRow(page, 'Use of the assistant');
}
