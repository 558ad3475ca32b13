import { defineBrowserCommand } from '@vitest/browser-playwright';

/**
 * Makes the browser's page as large as the story's frame is about to become. Vitest would shrink a frame that does not fit,
 * and a page that is always large enough makes every picture slow.
 */
export const fitPage = defineBrowserCommand<[width: number, height: number]>(async ({ page }, width, height) => {
  await page.setViewportSize({ width, height });
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    fitPage: (width: number, height: number) => Promise<void>;
  }
}
