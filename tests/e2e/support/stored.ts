import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { root } from '../../../scripts/processes.ts';

type Items = Readonly<Record<string, string>>;

/** The text of a report that the real analysis has created from generated tickets. */
export function fixture(name: string): string {
  return readFileSync(join(root, 'packages/contracts/src/fixtures', `${name}.json`), 'utf8');
}

export const storedForm = JSON.stringify({
  email: 'demo@example.com',
  jiraUrl: 'https://stored.example',
  projectName: 'AUR',
  launchDate: '2025-08-25T04:00:00.000Z',
  claudeAdoptionDate: '2025-08-25',
});

/** A path that the server does not know: the test responds with a page whose icon is inline. */
const EMPTY_PAGE = '/empty';

/** Leaves the app for an empty page of the same origin. */
export async function openEmptyPage(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(EMPTY_PAGE, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(EMPTY_PAGE);
  await page.unroute(EMPTY_PAGE);
}

/** Opens an address with these items in session storage, as after an earlier visit. */
export async function gotoWith(page: Page, path: string, items: Items): Promise<void> {
  await openEmptyPage(page);
  await page.evaluate((items) => {
    for (const [key, text] of Object.entries(items)) sessionStorage.setItem(key, text);
  }, items);
  await page.goto(path);
}

/** Everything in session storage. */
export function stored(page: Page): Promise<Items> {
  return page.evaluate(() => ({ ...sessionStorage }));
}
