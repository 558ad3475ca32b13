import type { Formats } from '@roi-insight/report-text';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import type { Placed } from './section.ts';

const LINE = 17;
const TITLE = 20;
const COLUMNS = 3;
const GAP = 24;

const linesOf = (entries: number) => Math.ceil(entries / COLUMNS);

/** Height of the table of contents, in points. */
export const contentsHeight = (entries: number) => TITLE + linesOf(entries) * LINE;

/** Draws the table of contents into its reserved space when the pages of the sections are known. */
export function contents(
  formats: Formats,
  writer: PageWriter,
  sections: readonly Placed[],
  { page: own, top }: Omit<Placed, 'title'>,
): void {
  writer.doc.setPage(own);
  writer.tags.within('H2', () => writer.drawText('Contents', text.heading, top, writer.column));
  const close = writer.tags.open('TOC');
  const lines = linesOf(sections.length);
  const width = (writer.width - GAP * (COLUMNS - 1)) / COLUMNS;
  sections.forEach(({ title, page, top: target }, index) => {
    const place = { x: writer.left + Math.floor(index / lines) * (width + GAP), width };
    const y = top + TITLE + (index % lines) * LINE;
    writer.rule(y, 'hairline', place);
    writer.tags.within('TOCI', () => {
      writer.drawText(title, text.cellStrong, y + 3, place);
      writer.drawText(formats.count(page), text.cell, y + 3, { ...place, align: 'right' });
    });
    writer.doc.link(place.x, y, width, LINE, {
      pageNumber: page,
      magFactor: 'XYZ',
      top: Math.max(0, target - 20),
    });
  });
  close();
}
