import type { Formats } from '@roi-insight/report-text';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import type { Placed } from './section.ts';

const LINE = 19;

/** Height of the table of contents, in points. */
export const contentsHeight = (entries: number) => 26 + entries * LINE;

/** Draws the table of contents into its reserved space, once the pages of the sections are known. */
export function contents(
  formats: Formats,
  writer: PageWriter,
  sections: readonly Placed[],
  { page: own, top }: Omit<Placed, 'title'>,
): void {
  writer.doc.setPage(own);
  writer.tags.within('H2', () =>
    writer.drawText('Contents', text.heading, top, { x: writer.left, width: writer.width }),
  );
  const close = writer.tags.open('TOC');
  sections.forEach(({ title, page, top: target }, index) => {
    const y = top + 22 + index * LINE;
    const place = { x: writer.left, width: writer.width };
    writer.rule(y, 'hairline');
    writer.tags.within('TOCI', () => {
      writer.drawText(title, text.cellStrong, y + 3.5, place);
      writer.drawText(formats.count(page), text.cell, y + 3.5, { ...place, align: 'right' });
    });
    writer.doc.link(writer.left, y, writer.width, LINE, {
      pageNumber: page,
      magFactor: 'XYZ',
      top: Math.max(0, target - 20),
    });
  });
  close();
}
