import type { Page } from 'playwright/test';

/** Console lines of the browser and the page when one of the app's files cannot be loaded. */
export const NOT_FETCHED = /^Failed to load resource: |Failed to fetch dynamically imported module/;

/** Simulates a deployment that removed the files of the page's version. */
export const withhold = (page: Page, file: string) =>
  page.route(new RegExp(String.raw`/assets/${file}-[^/]*\.js`), (route) => route.abort());

/**
 * Lets all requests through again. Tests use it instead of `unroute`, `unrouteAll` and `times`, which end the
 * interception: requests that are running at that moment would get no response.
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
