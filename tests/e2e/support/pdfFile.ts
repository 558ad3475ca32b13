import { contentsOf, type PdfContents } from './pdf/contents.ts';
import { readObjects } from './pdf/qpdf.ts';
import { type PdfText, readText } from './pdf/text.ts';

/** A PDF file, read by other programs: its pages by pdf.js, its objects by qpdf. */
export interface PdfFile extends Omit<PdfText, 'inlinePictures'>, PdfContents {
  /** Text of all pages. */
  readonly text: string;
}

/**
 * Reads a file with both programs.
 * @throws Error if one of the programs finds the file damaged
 */
export async function readPdf(path: string): Promise<PdfFile> {
  const contents = contentsOf(await readObjects(path));
  const { inlinePictures, ...seen } = await readText(path);
  return { ...seen, ...contents, pictures: contents.pictures + inlinePictures, text: seen.pages.join(' ') };
}
