import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureProgram } from './ensureProgram.ts';

/** Where distributions and vendors put the browser. Debian's headless shell needs a third less time than its browser. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Flags for a headless browser in a container. The font and color flags make text and colors the same everywhere,
 * which screenshot comparisons rely on.
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

/** The path of a Chromium on this machine, or undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE;
  const places = [...(named === undefined ? [] : [named]), chromium.executablePath(), ...KNOWN_PLACES];
  return places.find((place) => existsSync(place));
}

/**
 * The path of a Chromium, installing one if there is none: Playwright's own download, else Debian's package.
 * @throws Error when neither works; the message says what to do.
 */
export function ensureChromium(): string {
  return ensureProgram({
    name: 'Chromium',
    find: findChromium,
    installers: [
      ['npx', 'playwright', 'install', 'chromium'],
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    ],
    advice: 'install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE to its path.',
  });
}
