import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { baselineFolder } from '../tests/visual/baselines.ts';
import { comparePictures } from '../tests/visual/comparePictures.ts';
import { readKnownCaptures } from '../tests/visual/knownCaptures.ts';
import { readPng } from '../tests/visual/readPng.ts';

/** A rectangle of the browser's page, in px. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page, context: BrowserContext): Promise<CDPSession> {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  return session;
}

const known = readKnownCaptures();
if (process.argv.includes('--update')) process.once('exit', known.save);

/**
 * Whether a place of the page is the expected picture, exactly as it is at this moment. Vitest's own matcher freezes
 * animations, waits for frames and packs every picture as small as it can: that is needed only where this is not so.
 */
export const isAsExpected = defineBrowserCommand<[name: string, place: Place]>(
  async ({ page, context }, name, place) => {
    const expected = await readFile(join(baselineFolder, `${name}.png`)).catch(() => undefined);
    if (expected === undefined) return false;
    const session = await sessionOf(page, context);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { ...place, scale: 1 },
    });
    const capture = Buffer.from(data, 'base64');
    if (known.has(name, expected, capture)) return true;
    const { pass } = comparePictures(readPng(expected), readPng(capture), false);
    if (pass) known.add(name, expected, capture);
    return pass;
  },
);

declare module 'vitest/browser' {
  interface BrowserCommands {
    isAsExpected: (name: string, place: Place) => Promise<boolean>;
  }
}
