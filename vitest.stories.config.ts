import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fitPage } from './.storybook/frameCommands.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

const BASELINES = 'tests/visual/__screenshots__';
/** Expected (`…-reference`), actual and difference of every shot that failed. */
const REPORT = 'reports/visual';

const executablePath = findChromium();

/** What packages/ui imports from others. */
const PREBUNDLED = [
  ...['alert-dialog', 'collapsible', 'dialog', 'menu', 'popover', 'progress', 'tabs', 'tooltip'].map(
    (part) => `@base-ui/react/${part}`,
  ),
  '@hookform/resolvers/yup',
  'apexcharts',
  'axe-core',
  'lucide-react',
  'react-apexcharts',
  'react-day-picker',
  'react-hook-form',
  'storybook/test',
  'styled-components',
  'yup',
];

const inBaselineZone = (process.env.TZ ?? 'UTC') === 'UTC' && process.env.VITE_SHOTS !== 'off';

/**
 * Every story as a test in a real browser: its play function, axe, and its screenshot in both themes.
 * Screenshots are compared under TZ=UTC only, the zone that the baselines were taken in.
 */
export default defineConfig({
  define: { 'import.meta.env.VITE_SHOTS': JSON.stringify(inBaselineZone ? 'on' : 'off') },
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
    testTimeout: 60_000,
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
          comparatorName: 'pixelmatch',
          // Not one pixel may differ, not by one step of one channel: the page is held still, so nothing else moves it.
          comparatorOptions: { threshold: 0, includeAA: true },
          resolveScreenshotPath: ({ root, arg, ext }) => join(root, BASELINES, `${arg}${ext}`),
          resolveDiffPath: ({ root, arg, ext }) => join(root, REPORT, `${arg}${ext}`),
        },
      },
      viewport: { width: 1200, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { args: chromiumArgs, ...(executablePath !== undefined && { executablePath }) },
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
