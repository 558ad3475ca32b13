/** Format of a figure: a sign, a currency, digits, a unit. */
const FIGURE = /[+−]?\$?\d[\d,]*(?:\.\d+)?(?:%|h|[KMBT]\b)?/g;

/** The figures in these texts, without duplicates. */
export const figuresIn = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text.match(FIGURE) ?? [])),
];

/** The visible texts of these parts, without drawings and the backs of cards. Runs in the page. */
export function textsOf(roots: readonly Element[]): string[] {
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
