import { jsPDF } from 'jspdf';
import { FontRegistry } from './fonts/FontRegistry.ts';
import { loadFonts } from './fonts/loadFonts.ts';
import type { PaperColors } from './PaperColors.ts';
import type { PdfPage, ReportPdfEffects } from './ReportPdf.ts';
import type { Step } from './Step.ts';
import { PageWriter } from './writer/PageWriter.ts';
import { Tags } from './writer/Tags.ts';
import { yieldToMain } from './yieldToMain.ts';

export interface PdfContent {
  readonly page: PdfPage;
  readonly locale: string;
  readonly colors: PaperColors;
  /** The texts whose characters are not known in advance. */
  readonly texts: readonly string[];
  /** Sets the properties of the file. */
  readonly describe: (doc: jsPDF) => void;
  /** Draws the start of the first page. `unsupported` are symbols that no font covers. */
  readonly begin: (writer: PageWriter, unsupported: readonly string[]) => void;
  /** The steps that draw everything else; called after `begin`. */
  readonly steps: (writer: PageWriter) => readonly Step[];
}

/**
 * Writes a file in short steps. Between steps, the browser can respond to the reader, and the work can be canceled.
 * @throws {UnsupportedCharactersError} if a name has letters that no font covers
 * @throws the signal's reason when it is aborted, and any error of `loadFile`
 */
export async function writePdf(content: PdfContent, effects: ReportPdfEffects): Promise<Blob> {
  const doc = new jsPDF({ unit: 'pt', format: content.page, compress: true, putOnlyUsedFonts: true });
  const fonts = new FontRegistry(doc, content.locale);
  effects.onProgress(0);
  const unsupported = await loadFonts(fonts, content.texts, effects);
  const writer = new PageWriter(doc, fonts, new Tags(doc), content.colors);
  doc.setLanguage('en-US');
  doc.viewerPreferences({ DisplayDocTitle: true });
  content.describe(doc);
  content.begin(writer, unsupported);
  await yieldToMain();
  const steps = content.steps(writer);
  for (const [index, step] of steps.entries()) {
    effects.signal.throwIfAborted();
    await step();
    effects.onProgress(Math.round(20 + (75 * (index + 1)) / steps.length));
    await yieldToMain();
  }
  effects.signal.throwIfAborted();
  const blob = doc.output('blob');
  effects.onProgress(100);
  return blob;
}
