import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readPdf, type PdfFile } from './pdfFile.ts';
import { fixture, gotoWith, storedForm } from './stored.ts';

export type PdfButton = 'Download PDF' | 'Download Full Report';

/** Opens the dashboard with a report, as after an earlier visit. */
export async function openDashboard(page: Page, report: string): Promise<void> {
  await gotoWith(page, '/dashboard', { dashboardData: report, formData: storedForm });
  await page.getByRole('heading', { name: /ROI Report/ }).waitFor();
}

/** A report file with the name of another project. */
export function named(name: string, sample = false): string {
  const report = JSON.parse(fixture('clearWin'));
  report.provenance = { ...report.provenance, sample, project: { key: 'NAMED', name } };
  return JSON.stringify(report);
}

export interface Saved {
  readonly fileName: string;
  readonly path: string;
}

/** Runs an action that saves a file, and waits for the file. */
export async function download(page: Page, act: () => Promise<void>): Promise<Saved> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return { fileName: file.suggestedFilename(), path: await file.path() };
}

/** Clicks one of the two PDF buttons and reads the saved file. */
export async function downloadPdf(page: Page, button: PdfButton): Promise<PdfFile & Saved> {
  // Below the answer, a short header contains the same button.
  const saved = await download(page, () => page.getByRole('button', { name: button }).first().click());
  return { ...saved, ...(await readPdf(saved.path)) };
}

/** Chooses from the export menu and returns the text of the file. */
export async function exportText(page: Page, item: RegExp): Promise<{ fileName: string; text: string }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const { fileName, path } = await download(page, () => page.getByRole('menuitem', { name: item }).click());
  return { fileName, text: readFileSync(path, 'utf8') };
}
