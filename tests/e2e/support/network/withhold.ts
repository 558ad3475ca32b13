import type { Page } from 'playwright/test';

/** Lines of the browser and the page when one of the app's files cannot be loaded. */
export const NOT_FETCHED = /^Failed to load resource: |Failed to fetch dynamically imported module/;

/** Simulates a deployment that removed the files of the page's version. */
export const withhold = (page: Page, file: string) =>
  page.route(new RegExp(String.raw`/assets/${file}-[^/]*\.js`), (route) => route.abort());

/**
 * Lets every request through again. Tests use it instead of `unroute`, `unrouteAll` and `times`: those end interception,
 * and requests that are under way at that moment get no response.
 */
export const restore = (page: Page) => page.route('**', (route) => route.continue());

/** Waits until one of the app's files and all of its imports have loaded. */
export async function fetched(page: Page, file: string): Promise<void> {
  const address = await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').find(({ name }) => name.includes(`/assets/${file}-`))?.name,
    file,
  );
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => undefined)`);
}
