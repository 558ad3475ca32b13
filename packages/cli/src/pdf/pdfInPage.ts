import { commandFileErrors } from '@roi-insight/report-text';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { wrongInput } from '../exitCodes.ts';
import { BrowserPage } from './BrowserPage.ts';

/** Folder next to the built command with the script and the fonts of the page. */
const FOLDER = join(import.meta.dirname, 'pdf');

const TIMEOUT_MS = 120_000;

/**
 * Creates a PDF with the app's own writer, which needs a browser to draw and measure charts.
 * @param call a function of the page and its argument
 */
export async function pdfInPage(
  browser: string,
  call: { readonly name: string; readonly input: object },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const script = await readFile(join(FOLDER, 'page.js'), 'utf8');
  const ended = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const made = await inPage(browser, script, `${call.name}(${JSON.stringify(call.input)})`, ended).catch(() => {
    signal.throwIfAborted();
    throw wrongInput(commandFileErrors.browserFailed);
  });
  const { pdf, failed }: { pdf?: unknown; failed?: unknown } = Object(made);
  if (typeof pdf !== 'string') throw wrongInput(typeof failed === 'string' ? failed : commandFileErrors.browserFailed);
  return Buffer.from(pdf, 'base64');
}

async function inPage(browser: string, script: string, expression: string, signal: AbortSignal): Promise<unknown> {
  const opened: { page: BrowserPage | null } = { page: null };
  const deliver = async (url: string) => {
    const file = await readFile(join(FOLDER, basename(new URL(url).pathname)));
    await opened.page?.evaluate(`roiTakeFile(${JSON.stringify(url)}, ${JSON.stringify(file.toString('base64'))})`);
  };
  opened.page = await BrowserPage.open(
    browser,
    'roiAskForFile',
    (url) => void deliver(url).catch(() => opened.page?.close()),
    signal,
  );
  try {
    await opened.page.evaluate(script);
    return await opened.page.evaluate(expression);
  } finally {
    await opened.page.close();
  }
}
