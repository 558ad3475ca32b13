import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Environment variable with the path of a browser. */
export const BROWSER_VARIABLE = 'ROI_BROWSER';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a browser that can draw charts; null if none is found. If the environment names a browser, no other one
 * is tried.
 */
export function findBrowser(env: Readonly<Record<string, string | undefined>>): string | null {
  const named = env[BROWSER_VARIABLE] ?? '';
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places =
    named === '' ? [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES] : [named];
  return places.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
