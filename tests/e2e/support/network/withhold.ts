import type { Page } from 'playwright/test';

/** What the browser and the page say where one of the app's files does not come. */
export const NOT_FETCHED = /^Failed to load resource: |Failed to fetch dynamically imported module/;

/** As after a deployment that took the files of the page's version away. */
export const withhold = (page: Page, file: string, options?: { readonly times: number }) =>
  page.route(new RegExp(String.raw`/assets/${file}-[^/]*\.js`), (route) => route.abort(), options);

export const giveBack = (page: Page) => page.unrouteAll();

/** Waits for one of the app's files, which something on the page has asked for, and for all that it imports. */
export async function fetched(page: Page, file: string): Promise<void> {
  const address = await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').find(({ name }) => name.includes(`/assets/${file}-`))?.name,
    file,
  );
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => undefined)`);
}
