import type { Page } from 'playwright/test';

/** What a figure looks like: a sign, a currency, digits, a unit. */
const FIGURE = /[+−]?\$?\d[\d,]*(?:\.\d+)?(?:%|h|[KMBT]\b)?/g;

/** The figures in the text below `selector` on both tabs: not the charts' own drawing, nor the backs of the cards. */
export async function figuresOnScreen(page: Page, selector: string): Promise<string[]> {
  const texts: string[] = [];
  for (const tab of ['Productivity Comparison', 'Summary of Value Impact']) {
    await page.getByRole('tab', { name: tab }).click();
    texts.push(...(await page.evaluate(textsBelow, selector)));
  }
  return [...new Set(texts.flatMap((text) => text.match(FIGURE) ?? []))];
}

/** Runs in the page. */
function textsBelow(selector: string): string[] {
  const texts: string[] = [];
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element?.closest('svg, style, [inert], [hidden]') === null) texts.push(walker.currentNode.textContent ?? '');
    }
  }
  return texts;
}
