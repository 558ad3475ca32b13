import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession } from 'playwright';

/** A node as the browser's DevTools protocol describes it. */
type DomNode = Awaited<ReturnType<typeof readDocument>>;

async function readDocument(session: CDPSession) {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  return root;
}

const ELEMENT = 1;
const TEXT = 3;
/** Elements whose text is not shown. */
const HIDDEN = new Set(['head', 'script', 'style', 'title']);

/** Everything inside a node: children, shadow roots, `::before` and the like, the documents of frames. */
function partsOf(node: DomNode): readonly DomNode[] {
  const { children = [], shadowRoots = [], pseudoElements = [], contentDocument } = node;
  return [...children, ...shadowRoots, ...pseudoElements, ...(contentDocument === undefined ? [] : [contentDocument])];
}

function ownText({ children = [] }: DomNode): string {
  return children.flatMap(({ nodeType, nodeValue }) => (nodeType === TEXT ? [nodeValue.trim()] : [])).join(' ');
}

/** Elements that have text of their own, and pseudo-elements, whose text only the browser knows. */
function elementsWithText(node: DomNode): readonly DomNode[] {
  if (HIDDEN.has(node.localName)) return [];
  const isOne = node.nodeType === ELEMENT && (node.pseudoType !== undefined || ownText(node) !== '');
  return [...(isOne ? [node] : []), ...partsOf(node).flatMap(elementsWithText)];
}

function framesIn(node: DomNode): readonly DomNode[] {
  if (node.contentDocument !== undefined) return [node.contentDocument];
  return partsOf(node).flatMap(framesIn);
}

async function scan(session: CDPSession): Promise<string[]> {
  const elements = framesIn(await readDocument(session)).flatMap(elementsWithText);
  const found = await Promise.all(
    elements.map(async (element) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: element.nodeId });
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${familyName}: <${element.localName}> ${ownText(element).slice(0, 60)}`);
    }),
  );
  return found.flat();
}

/** Whether the page replaced an element during the scan: charts are redrawn some time after a change of size. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Could not find node');
}

/** Text of the story that the browser draws in a font of this machine, such as 'DejaVu Sans: <span> saved →'. */
export const findSystemFonts = defineBrowserCommand<[]>(async ({ page, context }): Promise<string[]> => {
  const session = await context.newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    for (;;) {
      try {
        return await scan(session);
      } catch (error) {
        if (!isOutdated(error)) throw error;
      }
    }
  } finally {
    await session.detach();
  }
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    findSystemFonts: () => Promise<string[]>;
  }
}
