import { expect, type Locator, type Page } from 'playwright/test';
import { figuresIn, textsOf } from './figuresIn.ts';
import { partsFetched } from '../ready.ts';

/** The figures in the text of these parts, on both tabs. */
export async function figuresOnScreen(page: Page, parts: readonly Locator[]): Promise<readonly string[]> {
  const texts: string[] = [];
  await partsFetched(page);
  for (const tab of ['Productivity Comparison', 'Summary of Value Impact']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    for (const part of parts) texts.push(...(await part.evaluateAll(textsOf)));
  }
  return figuresIn(texts);
}
