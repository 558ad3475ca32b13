import type { PdfLogo } from '../loadLogo.ts';
import type { PdfInput } from '../PdfInput.ts';
import { drawFrames } from '../writer/frames.ts';
import type { PageWriter } from '../writer/PageWriter.ts';

/** Draws the header and footer of every page: company and logo, sample label, caveat, date, version of the measurement and page number. */
export function pageFrames(
  writer: PageWriter,
  { formats, brand, content, names }: PdfInput,
  logo: PdfLogo | null,
): void {
  drawFrames(writer, {
    head: (page) => (page === 1 ? brand.company : `${names.title} · ${names.project}`),
    logo,
    product: brand.product,
    isSample: names.sample,
    note: content.foot,
    number: (page, pages) => `Page ${formats.count(page)} of ${formats.count(pages)}`,
  });
}
