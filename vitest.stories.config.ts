import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fitPage } from './.storybook/frameCommands.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { isBaselineBrowser } from './scripts/visual/baselineBrowser.ts';
import { baselineFolder } from './scripts/visual/baselines.ts';
import { comparePictures } from './scripts/visual/comparePictures.ts';

/** Expected (`…-reference`), actual and difference of every shot that failed. */
const REPORT = 'reports/visual';

const executablePath = findChromium();

/**
 * Every tile is drawn anew as a whole. Chromium would redraw only what changed in it and blend the seam a second time,
 * so that a picture would depend on what the page showed before.
 */
const STEADY_ARGS = ['--disable-partial-raster', '--disable-gpu-rasterization'];

/** What packages/ui imports from others. */
const PREBUNDLED = [
  ...['alert-dialog', 'collapsible', 'dialog', 'menu', 'popover', 'progress', 'tabs', 'tooltip'].map(
    (part) => `@base-ui/react/${part}`,
  ),
  '@hookform/resolvers/yup',
  'apexcharts',
  'axe-core',
  'jspdf',
  'lucide-react',
  'pdfjs-dist',
  'react-apexcharts',
  'react-day-picker',
  'react-hook-form',
  'storybook/test',
  'styled-components',
  'svg2pdf.js',
  'yup',
];

/** Pictures are compared (or taken) in one time zone and in the browser build that took them. */
const isPictured =
  (process.env.TZ ?? 'UTC') === 'UTC' &&
  process.env.VISUAL !== 'off' &&
  (process.argv.includes('--update') || isBaselineBrowser(executablePath));
if (!isPictured) process.stdout.write('Pictures are not compared: another time zone or browser, or VISUAL=off.\n');

/**
 * Every story as a test in a real browser: its play function, axe, and its screenshot in both themes.
 * Screenshots are compared under TZ=UTC only, the zone that the baselines were taken in.
 */
export default defineConfig({
  define: {
    'import.meta.env.VISUAL': JSON.stringify(isPictured ? 'on' : 'off'),
    // A style sheet on top of every story, with which `npm run visual:prove` shows that a change is seen.
    'import.meta.env.VISUAL_PROOF_CSS': JSON.stringify(process.env.VISUAL_PROOF_CSS ?? ''),
  },
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Known before the run: a package discovered during it would reload the page under a story.
  optimizeDeps: { include: PREBUNDLED },
  test: {
    name: 'stories',
    // The page writes its screenshots through the test server, which listens on this machine only.
    api: { host: '127.0.0.1', allowWrite: true },
    // Two pages: while one waits for a frame or a picture, the other works.
    maxWorkers: 2,
    // Generous, for busy machines: nothing here waits by the clock.
    testTimeout: 120_000,
    // The screenshot matcher leaves its own timers behind; nothing else is open by then.
    teardownTimeout: 2_000,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      api: { host: '127.0.0.1', allowWrite: true },
      headless: true,
      commands: { fitPage },
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          timeout: 30_000,
          comparatorName: 'steady',
          comparators: {
            steady: (expected, seen, { createDiff }) =>
              comparePictures(
                { ...expected.metadata, data: expected.data },
                { ...seen.metadata, data: seen.data },
                createDiff,
              ),
          },
          resolveScreenshotPath: ({ arg, ext }) => join(baselineFolder, `${arg}${ext}`),
          resolveDiffPath: ({ root, arg, ext }) => join(root, REPORT, `${arg}${ext}`),
        },
      },
      viewport: { width: 1200, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          args: [...chromiumArgs, ...STEADY_ARGS],
          ...(executablePath !== undefined && { executablePath }),
        },
        contextOptions: {
          deviceScaleFactor: 1,
          viewport: { width: 1440, height: 900 },
          locale: 'en-US',
          reducedMotion: 'reduce',
          timezoneId: process.env.TZ ?? 'UTC',
        },
      }),
    },
  },
});

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    steady: Record<string, never>;
  }
}
