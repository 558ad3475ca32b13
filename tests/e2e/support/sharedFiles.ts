import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from 'playwright/test';
import { download, openDashboard, type PdfButton, type Saved } from './download.ts';
import { type PdfFile, readPdf } from './pdfFile.ts';
import { fixture } from './stored.ts';

export const BUTTONS: readonly PdfButton[] = ['Download PDF', 'Download Full Report'];

/** Opens a report, clicks both PDF buttons, and saves the files in a folder. */
async function make(page: Page, name: string, folder: string): Promise<void> {
  await openDashboard(page, fixture(name));
  for (const button of BUTTONS) {
    const { fileName, path } = await download(page, () => page.getByRole('button', { name: button }).first().click());
    cpSync(path, join(folder, button, fileName));
  }
}

/** Cache by path, because reading takes a third of a second. */
const readings = new Map<string, Promise<PdfFile>>();

/** The two files of an unedited report, in the language of the page. Creating them takes seconds, so the first test creates them for all others. */
export async function filesOf(page: Page, name: string): Promise<(button: PdfButton) => Promise<PdfFile & Saved>> {
  const info = test.info();
  const shared = join(info.project.outputDir, 'shared');
  const folder = join(shared, `${name}, ${await page.evaluate(() => navigator.language)}`);
  if (!existsSync(folder)) {
    const unfinished = info.outputPath(name);
    await make(page, name, unfinished);
    mkdirSync(shared, { recursive: true });
    try {
      renameSync(unfinished, folder);
    } catch (cause) {
      // Renaming is atomic. Another worker may have created the folder first.
      if (!existsSync(folder)) throw cause;
    }
  }
  return async (button) => {
    const [fileName = ''] = readdirSync(join(folder, button));
    const path = join(folder, button, fileName);
    const reading = readings.get(path) ?? readPdf(path);
    readings.set(path, reading);
    return { fileName, path, ...(await reading) };
  };
}
