import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

/**
 * Every story as a test in a real browser: its play function, axe, and its screenshot in both themes.
 * Screenshots are compared under TZ=UTC only, the zone that the baselines were taken in.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { args: chromiumArgs, ...(executablePath !== undefined && { executablePath }) },
        contextOptions: {
          deviceScaleFactor: 1,
          locale: 'en-US',
          reducedMotion: 'reduce',
          timezoneId: process.env.TZ ?? 'UTC',
        },
      }),
    },
  },
});
