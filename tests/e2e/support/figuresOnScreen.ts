import { expect, type Locator, type Page } from 'playwright/test';
import { partsFetched } from './ready.ts';

/** What a figure looks like: a sign, a currency, digits, a unit. */
const FIGURE = /[+−]?\$?\d[\d,]*(?:\.\d+)?(?:%|h|[KMBT]\b)?/g;

/** The figures in the text of these parts, on both tabs: neither what is drawn nor the backs of the cards. */
export async function figuresOnScreen(page: Page, parts: readonly Locator[]): Promise<string[]> {
  const texts: string[] = [];
  await partsFetched(page);
  for (const tab of ['Productivity Comparison', 'Summary of Value Impact']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    for (const part of parts) texts.push(...(await part.evaluateAll(textsOf)));
  }
  return [...new Set(texts.flatMap((text) => text.match(FIGURE) ?? []))];
}

/** Runs in the page. */
function textsOf(roots: readonly Element[]): string[] {
  const texts: string[] = [];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element?.closest('svg, style, [inert], [hidden], [aria-hidden=true]') === null)
        texts.push(walker.currentNode.textContent ?? '');
    }
  }
  return texts;
}
