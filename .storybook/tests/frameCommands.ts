import { defineBrowserCommand } from '@vitest/browser-playwright';

/**
 * Sets the size of the browser's page to the size of the story's frame. Vitest would shrink a frame that does not fit,
 * and a page that is always large enough would make every picture slow.
 */
export const fitPage = defineBrowserCommand<[width: number, height: number]>(async ({ page }, width, height) => {
  const { width: currentWidth, height: currentHeight } = page.viewportSize() ?? {};
  if (currentWidth !== width || currentHeight !== height) await page.setViewportSize({ width, height });
});

/** Turns on or off a palette of the system, such as that of Windows for high contrast. */
export const forceColors = defineBrowserCommand<[forcedColors: 'active' | 'none']>(({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors }),
);

declare module 'vitest/browser' {
  interface BrowserCommands {
    fitPage: (width: number, height: number) => Promise<void>;
    forceColors: (forcedColors: 'active' | 'none') => Promise<void>;
  }
}
