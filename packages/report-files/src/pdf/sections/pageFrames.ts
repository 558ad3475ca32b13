import { foundComparison } from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import { MARGIN, type PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';

/** Draws the header and footer of every page: company, sample label, caveat, date, version of the measurement and page number. */
export function pageFrames(writer: PageWriter, { formats, brand, report, names }: PdfInput): void {
  const pages = writer.doc.getNumberOfPages();
  const method =
    foundComparison(report) === null
      ? 'Before/after comparison, no control group.'
      : 'Before/after, compared with other teams.';
  const { provenance } = report;
  const version = provenance === undefined ? '' : ` Measurement version ${provenance.version}.`;
  const note = `${method} Report date: ${formats.day(names.day)}.${version}`;
  for (let page = 1; page <= pages; page += 1) {
    writer.doc.setPage(page);
    writer.tags.decoration(() => {
      head(writer, page === 1 ? brand.company : `${names.title} · ${names.project}`, brand.product, names.sample);
      foot(writer, note, `Page ${formats.count(page)} of ${formats.count(pages)}`);
    });
  }
}

const HEAD = 36;
const SAMPLE = 'Sample data';

function head(writer: PageWriter, left: string, product: string, sample: boolean): void {
  const mark = sample ? writer.measure(SAMPLE, text.label) + 14 : 0;
  const right = writer.measure(product, text.label);
  const room = writer.width - right - mark - 32;
  const [line = ''] = writer.wrap(left, text.label, room);
  const shown = line === left ? left : `${line}…`;
  writer.drawLine(shown, text.label, HEAD, { x: writer.left, width: room });
  writer.drawLine(product, text.label, HEAD, { x: writer.left, width: writer.width, align: 'right' });
  if (!sample) return;
  const x = writer.left + writer.width - right - mark - 12;
  writer.doc.setFillColor(writer.colors.accentSoft).roundedRect(x, HEAD - 2.5, mark, 16, 8, 8, 'F');
  writer.drawLine(SAMPLE, { ...text.label, color: 'accentText' }, HEAD, { x, width: mark, align: 'center' });
}

function foot(writer: PageWriter, note: string, number: string): void {
  const y = writer.pageHeight - MARGIN.bottom + 18;
  writer.doc
    .setDrawColor(writer.colors.hairline)
    .setLineWidth(0.5)
    .line(writer.left, y, writer.left + writer.width, y);
  const place = { x: writer.left, width: writer.width };
  writer.drawLine(note, text.small, y + 7, place);
  writer.drawLine(number, text.small, y + 7, { ...place, align: 'right' });
}
