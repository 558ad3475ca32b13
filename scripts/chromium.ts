import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { lockedChromium } from './lockedChromium.ts';

/** Usual paths of installed browsers. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Flags for a headless browser in a container. The font and color flags make text and colors the same on every machine,
 * because screenshots are compared.
 */
export const chromiumArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** The browser of tests, benchmarks and scripts. */
export interface Browser {
  readonly executablePath: string;
  /** Whether it is the browser in package-lock.json. Only its pictures are comparable. */
  readonly isLocked: boolean;
}

/**
 * The locked browser, unless PLAYWRIGHT_CHROMIUM_EXECUTABLE names another one. Machines that cannot run the locked browser (macOS, Windows, arm64)
 * use an installed one: Playwright's download, or Chromium or Chrome in its usual place.
 * @throws Error with instructions if no browser is found
 */
export function findBrowser(): Browser {
  const named = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE ?? '';
  if (named !== '') return { executablePath: named, isLocked: false };
  const locked = lockedChromium();
  if (locked !== undefined) return { executablePath: locked, isLocked: true };
  const installed = [chromium.executablePath(), ...KNOWN_PLACES].find((place) => existsSync(place));
  if (installed === undefined) {
    throw new Error(
      'The locked Chromium does not run on this machine, and no other was found. Install Chrome or Chromium, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE to its path.',
    );
  }
  return { executablePath: installed, isLocked: false };
}
