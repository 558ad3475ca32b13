import { foundComparison } from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import { drawFrames } from '../writer/frames.ts';
import type { PageWriter } from '../writer/PageWriter.ts';

/** Draws the header and footer of every page: company, sample label, caveat, date, version of the measurement and page number. */
export function pageFrames(writer: PageWriter, { formats, brand, report, names }: PdfInput): void {
  const method =
    foundComparison(report) === null
      ? 'Before/after comparison, no control group.'
      : 'Before/after, compared with other teams.';
  const { provenance } = report;
  const version = provenance === undefined ? '' : ` Measurement version ${provenance.version}.`;
  const note = `${method} Report date: ${formats.day(names.day)}.${version}`;
  drawFrames(writer, {
    head: (page) => (page === 1 ? brand.company : `${names.title} · ${names.project}`),
    product: brand.product,
    isSample: names.sample,
    note,
    number: (page, pages) => `Page ${formats.count(page)} of ${formats.count(pages)}`,
  });
}
