import { type Browser, launch as launchBrowser } from 'puppeteer-core';
import { inject } from 'vitest';

export type Preferences = Readonly<Record<string, string | number | boolean>>;

/** The settings that Chromium's stories and browser tests also use: no motion, one language, light theme, UTC. */
const SAME_AS_CHROMIUM: Preferences = {
  'ui.prefersReducedMotion': 1,
  'ui.systemUsesDarkTheme': 0,
  'intl.accept_languages': 'en-US',
};

/**
 * A system palette, like the high-contrast ones of Windows: it replaces colors and removes backgrounds. Without this
 * palette, Firefox would mark selections in white on light blue, which axe rejects as too low in contrast.
 */
export const FORCED_COLORS: Preferences = {
  'browser.display.document_color_use': 2,
  'ui.highlight': '#00246b',
  'ui.highlighttext': '#ffffff',
};

/** Starts a Firefox without a window. */
export function launch(preferences: Preferences = {}): Promise<Browser> {
  return launchBrowser({
    browser: 'firefox',
    executablePath: inject('firefox'),
    headless: true,
    // Firefox 140 cannot resize a page, so this sets the size of the window, whose height is 86 px larger than that of the page.
    defaultViewport: null,
    args: ['--width=1280', '--height=986'],
    extraPrefsFirefox: { ...SAME_AS_CHROMIUM, ...preferences },
    env: { ...process.env, TZ: 'UTC' },
  });
}

/** Preferences that save every file in this folder without asking. */
export const savesTo = (folder: string): Preferences => ({
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.open_pdf_attachments_inline': false,
  'pdfjs.disabled': true,
});
