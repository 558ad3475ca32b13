import { readFileSync } from 'node:fs';
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The visible content of a file. */
export interface PdfText {
  /** Text of each page, in content order; spaces replace line breaks. */
  readonly pages: readonly string[];
  readonly title: string;
  /** Size of the first page, in points: '612 x 792'. */
  readonly pageSize: string;
  /** Inline images, which are not separate objects. */
  readonly inlinePictures: number;
}

/**
 * Reads a file with the PDF reader of Firefox.
 * @throws Error if a page cannot be read
 */
export async function readText(path: string): Promise<PdfText> {
  const reading = getDocument({ data: new Uint8Array(readFileSync(path)), stopAtErrors: true });
  try {
    return await read(await reading.promise);
  } finally {
    await reading.destroy();
  }
}

async function read(file: PDFDocumentProxy): Promise<PdfText> {
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
  const { info } = await file.getMetadata();
  const [left = 0, bottom = 0, right = 0, top = 0] = pages[0]?.view ?? [];
  const inline = await Promise.all(pages.map(inlinePictures));
  return {
    pages: await Promise.all(pages.map(textOf)),
    title: String(Object(info).Title ?? ''),
    pageSize: `${round(right - left)} x ${round(top - bottom)}`,
    inlinePictures: inline.reduce((sum, count) => sum + count, 0),
  };
}

const round = (points: number) => Number(points.toFixed(2));

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
  return text.replaceAll(/\s+/gu, ' ');
}

const INLINE = new Set<number>([OPS.paintInlineImageXObject, OPS.paintInlineImageXObjectGroup]);

async function inlinePictures(page: PDFPageProxy): Promise<number> {
  const { fnArray } = await page.getOperatorList();
  return fnArray.filter((operator) => INLINE.has(operator)).length;
}
