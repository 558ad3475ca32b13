import type { Page } from 'playwright/test';

/** What the browser and the page say where one of the app's files does not come. */
export const NOT_FETCHED = /^Failed to load resource: |Failed to fetch dynamically imported module/;

/** As after a deployment that took the files of the page's version away. */
export const withhold = (page: Page, file: string) => page.route(`**/assets/${file}-*.js`, (route) => route.abort());

export const giveBack = (page: Page) => page.unrouteAll();

/** Waits for one of the app's files, which something on the page has asked for. */
export const fetched = (page: Page, file: string) =>
  page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${file}-`)),
    file,
  );
