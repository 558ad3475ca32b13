import { type Page } from 'puppeteer-core';
import { inject } from 'vitest';
import { fixture, storedForm } from '../../e2e/support/stored.ts';
import { partsFetched } from './find.ts';

/** Opens the dashboard with a report, as after an earlier visit. */
export async function openDashboard(page: Page, report = fixture('clearWin')): Promise<void> {
  const { url } = inject('site');
  await page.evaluateOnNewDocument(
    (origin, items) => {
      // Firefox may run this in the initial empty document, too, which has no storage.
      if (location.origin !== origin) return;
      for (const [key, text] of Object.entries(items)) sessionStorage.setItem(key, text);
    },
    new URL(url).origin,
    { dashboardData: report, formData: storedForm },
  );
  await page.goto(`${url}/dashboard`);
  await partsFetched(page);
}
