import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { baselineFolder } from '../../tests/visual/baselines.ts';
import { comparePictures } from '../../tests/visual/comparePictures.ts';
import { readKnownCaptures } from '../../tests/visual/knownCaptures.ts';
import { readPng } from '../../tests/visual/readPng.ts';

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

function readExpected(name: string): Promise<Buffer | undefined> {
  return readFile(join(baselineFolder, `${name}.png`)).catch(() => undefined);
}

async function capture(page: Page, context: BrowserContext, place: Place): Promise<Buffer> {
  const session = await sessionOf(page, context);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...place, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Whether a place of the page looks exactly, byte by byte, like a screenshot that matched the expected picture. */
export const isKnownCapture = defineBrowserCommand<[name: string, place: Place]>(
  async ({ page, context }, name, place) => {
    const expected = await readExpected(name);
    return expected !== undefined && known.has(name, expected, await capture(page, context, place));
  },
);

/**
 * Whether a place of the page matches the expected picture at this moment. Vitest's own matcher freezes animations,
 * waits for frames and compresses every picture as much as possible, so it is used only if this check fails.
 */
export const isAsExpected = defineBrowserCommand<[name: string, place: Place]>(
  async ({ page, context }, name, place) => {
    const expected = await readExpected(name);
    if (expected === undefined) return false;
    const seen = await capture(page, context, place);
    if (known.has(name, expected, seen)) return true;
    const { pass } = comparePictures(readPng(expected), readPng(seen), false);
    if (pass) known.add(name, expected, seen);
    return pass;
  },
);

declare module 'vitest/browser' {
  interface BrowserCommands {
    isKnownCapture: (name: string, place: Place) => Promise<boolean>;
    isAsExpected: (name: string, place: Place) => Promise<boolean>;
  }
}
