import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession } from 'playwright';
import { UNKNOWN_TEXT } from './knownTexts.ts';

/** A node in the format of the browser's DevTools protocol. */
type DomNode = Awaited<ReturnType<typeof readPage>>;

async function readPage(session: CDPSession) {
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  return root;
}

/** The documents of the frames below a node. Frames inside these documents are not included. */
function framesIn({ children = [], contentDocument }: DomNode): readonly DomNode[] {
  return contentDocument === undefined ? children.flatMap(framesIn) : [contentDocument];
}

/** The nodes that the browser creates inside an element, such as the inner box of a text field. */
function partsOf({ backendNodeId, children = [], shadowRoots = [] }: DomNode): readonly number[] {
  return [backendNodeId, ...[...children, ...shadowRoots].flatMap(partsOf)];
}

async function insideOf(session: CDPSession, nodeId: number): Promise<readonly number[]> {
  const { node } = await session.send('DOM.describeNode', { nodeId, depth: -1, pierce: true });
  const backendNodeIds = [...partsOf(node)];
  const { nodeIds } = await session.send('DOM.pushNodesByBackendIdsToFrontend', { backendNodeIds });
  return nodeIds;
}

/**
 * The answer about a node of the page; empty if the node was replaced meanwhile. Charts are redrawn some time after a
 * change of size.
 */
async function ifStillThere<T>(answer: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && /Could not find node|No node with given id/.test(error.message)) return [];
    throw error;
  }
}

/** The machine's own fonts in the text of an element, including pseudo-elements and children. */
async function systemFonts(session: CDPSession, nodeId: number): Promise<readonly string[]> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  const names = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
  if (names.length === 0) return [];
  const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
  return names.map((name) => `${name}: ${outerHTML.slice(0, 200)}`);
}

async function scan(session: CDPSession): Promise<readonly string[]> {
  // Reads the page only once, because reading it again would assign new numbers to its nodes.
  const frames = framesIn(await readPage(session));
  if (frames.length === 0) throw new Error('The page has no frame with a story.');
  const select = async (selector: string) => {
    const found = frames.map(({ nodeId }) => session.send('DOM.querySelectorAll', { nodeId, selector }));
    return (await Promise.all(found)).flatMap(({ nodeIds }) => nodeIds);
  };
  const controls = await select(`:is(input, textarea)[${UNKNOWN_TEXT}]`);
  const inside = await Promise.all(controls.map((nodeId) => ifStillThere(insideOf(session, nodeId))));
  const elements = [...(await select(`[${UNKNOWN_TEXT}]`)), ...inside.flat()];
  const found = await Promise.all(elements.map((nodeId) => ifStillThere(systemFonts(session, nodeId))));
  return found.flat();
}

/** Texts, with their markup, that the browser draws in a font of this machine, such as 'DejaVu Sans: <span>saved →</span>'. */
export const findSystemFonts = defineBrowserCommand<[]>(async ({ page, context }): Promise<readonly string[]> => {
  const session = await context.newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    return await scan(session);
  } finally {
    await session.detach();
  }
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    findSystemFonts: () => Promise<readonly string[]>;
  }
}
