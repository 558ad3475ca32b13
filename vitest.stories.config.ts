import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { fitPage, forceColors } from './.storybook/tests/frameCommands.ts';
import { isAsExpected, isKnownCapture } from './.storybook/tests/pictureCommands.ts';
import { findSystemFonts } from './.storybook/tests/systemFonts.ts';
import { chromiumArgs, findBrowser } from './scripts/chromium.ts';
import { baselineFolder } from './tests/visual/baselines.ts';
import { comparePictures } from './tests/visual/comparePictures.ts';
import { mismatchReporter } from './tests/visual/mismatchReporter.ts';
import { pictureMode } from './tests/visual/pictureMode.ts';

/** Expected (`…-reference`), actual and difference of every failed screenshot, and a page that shows them. */
const REPORT = 'reports/visual';

const { executablePath, isLocked } = findBrowser();

/**
 * Redraws every tile as a whole. Chromium would redraw only its changed part and blend the seam a second time, so that a
 * picture would depend on the previous content of the page.
 */
const DETERMINISTIC_ARGS = ['--disable-partial-raster', '--disable-gpu-rasterization'];

const pictures = pictureMode({
  visual: process.env.VISUAL,
  timeZone: process.env.TZ || 'UTC',
  isUpdate: process.argv.includes('--update'),
  isLocked,
});
if (pictures.kind === 'refused') throw new Error(pictures.message);

const reporter = mismatchReporter(REPORT);

/** Adds the reporter to the configured reporters. A reporter that is given on the command line would replace them. */
const mismatchPlugin: Plugin = {
  name: 'picture-mismatches',
  configureVitest: ({ vitest }) => {
    if (!vitest.config.reporters.includes(reporter)) vitest.config.reporters.push(reporter);
  },
};

/** Prints only once why nothing is compared, because the configuration is read twice. */
const noPicturesPlugin: Plugin = {
  name: 'no-pictures',
  configureVitest: () => {
    if (pictures.kind === 'off') process.stdout.write(`Pictures are not compared: ${pictures.reason}.\n`);
  },
};

/**
 * Every story as a test in a real browser: its play function, axe, and its pictures. Screenshots are
 * compared only under TZ=UTC, the time zone of the baselines.
 */
export default defineConfig({
  define: {
    'import.meta.env.PICTURES': JSON.stringify(pictures.kind),
    // An additional style sheet for `npm run visual:self-test`, which checks that changes are detected.
    'import.meta.env.VISUAL_PLANTED_CSS': JSON.stringify(process.env.VISUAL_PLANTED_CSS ?? ''),
  },
  plugins: [storybookTest({ configDir: '.storybook' }), pictures.kind === 'on' ? mismatchPlugin : noPicturesPlugin],
  // Optimizes all packages before the run: discovering one during it would reload the page.
  optimizeDeps: {
    entries: [
      '.storybook/{preview.tsx,docs/DocsPage.tsx,tests/vitest.setup.ts}',
      'packages/{ui,report-files}/src/**/*.stories.tsx',
    ],
  },
  test: {
    name: 'stories',
    // The page writes its screenshots through the test server, which listens only on this machine.
    api: { host: '127.0.0.1', allowWrite: true },
    // There are two pages, so that one works while the other waits for a frame or a picture.
    maxWorkers: 2,
    // One page for many files: reloading Storybook and the library for each would take a quarter of the time.
    isolate: false,
    // This limit is longer than the inner limits, because their messages say what a story waits for.
    testTimeout: 600_000,
    // The screenshot matcher leaves timers behind; nothing else is open at this point.
    teardownTimeout: 2_000,
    setupFiles: ['.storybook/tests/vitest.setup.ts'],
    browser: {
      enabled: true,
      api: { host: '127.0.0.1', allowWrite: true },
      headless: true,
      commands: { findSystemFonts, fitPage, forceColors, isAsExpected, isKnownCapture },
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          timeout: 120_000,
          comparatorName: 'quantized',
          comparators: {
            quantized: (expected, seen, { createDiff }) =>
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
          args: [...chromiumArgs, ...DETERMINISTIC_ARGS],
          executablePath,
        },
        contextOptions: {
          deviceScaleFactor: 1,
          viewport: { width: 1440, height: 900 },
          locale: 'en-US',
          reducedMotion: 'reduce',
          timezoneId: process.env.TZ || 'UTC',
        },
      }),
    },
  },
});

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    quantized: Record<string, never>;
  }
}
