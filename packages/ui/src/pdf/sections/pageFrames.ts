import type { ReportNames } from '../content/reportNames.ts';
import type { ReportPdfInput } from '../ReportPdf.ts';
import { MARGIN, type Sheet } from '../writer/Sheet.ts';
import { paper, text } from '../writer/styles.ts';

/** What stands on every page: whose report, the mark of a sample, the caveat, and the page's number of all. */
export function pageFrames(sheet: Sheet, { brand }: ReportPdfInput, names: ReportNames): void {
  const pages = sheet.doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    sheet.doc.setPage(page);
    sheet.tags.decoration(() => {
      head(sheet, page === 1 ? brand.company : `${names.title} · ${names.project}`, brand.product, names.sample);
      foot(sheet, `Page ${page} of ${pages}`);
    });
  }
}

const HEAD = 36;
const SAMPLE = 'Sample data';

function head(sheet: Sheet, left: string, product: string, sample: boolean): void {
  const mark = sample ? sheet.measure(SAMPLE, text.label) + 14 : 0;
  const right = sheet.measure(product, text.label);
  const room = sheet.width - right - mark - 32;
  const [line = ''] = sheet.wrap(left, text.label, room);
  const shown = line === left ? left : `${line}…`;
  sheet.drawLine(shown, text.label, HEAD, { x: sheet.left, width: room });
  sheet.drawLine(product, text.label, HEAD, { x: sheet.left, width: sheet.width, align: 'right' });
  if (!sample) return;
  const x = sheet.left + sheet.width - right - mark - 12;
  sheet.doc.setFillColor(paper.accentSoft).roundedRect(x, HEAD - 2.5, mark, 16, 8, 8, 'F');
  sheet.drawLine(SAMPLE, { ...text.label, color: paper.accentText }, HEAD, { x, width: mark, align: 'center' });
}

function foot(sheet: Sheet, number: string): void {
  const y = sheet.pageHeight - MARGIN.bottom + 18;
  sheet.doc
    .setDrawColor(paper.hairline)
    .setLineWidth(0.5)
    .line(sheet.left, y, sheet.left + sheet.width, y);
  const place = { x: sheet.left, width: sheet.width };
  sheet.drawLine('Before/after comparison, no control group.', text.small, y + 7, place);
  sheet.drawLine(number, text.small, y + 7, { ...place, align: 'right' });
}
