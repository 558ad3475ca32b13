import type { PdfLogo } from '../loadLogo.ts';
import { drawLogo } from './drawLogo.ts';
import { MARGIN, type PageWriter } from './PageWriter.ts';
import { text } from './styles.ts';

export interface Frames {
  /** The line at the top. */
  readonly head: (page: number) => string;
  /** Before the line at the top of the first page. */
  readonly logo?: PdfLogo | null;
  readonly product: string;
  readonly isSample: boolean;
  /** The line at the bottom. */
  readonly note: string;
  /** @example (1, 3) => 'Page 1 of 3' */
  readonly number: (page: number, pages: number) => string;
}

/** Draws the header and footer of every page. */
export function drawFrames(writer: PageWriter, frames: Frames): void {
  const pages = writer.doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    writer.doc.setPage(page);
    writer.tags.decoration(() => {
      const { logo = null } = frames;
      const shift = page === 1 && logo !== null ? drawLogo(writer, logo, HEAD + 7) + 8 : 0;
      head(writer, frames.head(page), frames.product, frames.isSample, shift);
      foot(writer, frames.note, frames.number(page, pages));
    });
  }
}

const HEAD = 36;
const SAMPLE = 'Sample data';

/** @param shift width at the left that is in use */
function head(writer: PageWriter, left: string, product: string, sample: boolean, shift: number): void {
  const mark = sample ? writer.measure(SAMPLE, text.label) + 14 : 0;
  const right = writer.measure(product, text.label);
  const room = writer.width - right - mark - 32 - shift;
  const [line = ''] = writer.wrap(left, text.label, room);
  const shown = line === left ? left : `${line}…`;
  writer.drawLine(shown, text.label, HEAD, { x: writer.left + shift, width: room });
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
