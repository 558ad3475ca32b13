import { type Page } from 'puppeteer-core';
import { inject } from 'vitest';
import { fixture, storedForm } from '../../e2e/support/stored.ts';
import { partsFetched } from './find.ts';

/** Opens the dashboard with a report, as after an earlier visit. */
export async function openDashboard(page: Page, report = fixture('clearWin')): Promise<void> {
  await page.evaluateOnNewDocument(
    (items) => {
      for (const [key, text] of Object.entries(items)) sessionStorage.setItem(key, text);
    },
    { dashboardData: report, formData: storedForm },
  );
  await page.goto(`${inject('site').url}/dashboard`);
  await partsFetched(page);
}
