import type { Sheet } from '../writer/Sheet.ts';
import { paper, text } from '../writer/styles.ts';
import type { Placed } from './section.ts';

const LINE = 19;

/** Height that the table of contents takes. */
export const contentsHeight = (entries: number) => 26 + entries * LINE;

/** Fills the place that was kept for it, once the pages of the sections are known. */
export function contents(sheet: Sheet, sections: readonly Placed[], { page: own, top }: Omit<Placed, 'title'>): void {
  sheet.doc.setPage(own);
  sheet.tags.within('H2', () => sheet.drawText('Contents', text.heading, top, { x: sheet.left, width: sheet.width }));
  const close = sheet.tags.open('TOC');
  sections.forEach(({ title, page, top: target }, index) => {
    const y = top + 22 + index * LINE;
    const place = { x: sheet.left, width: sheet.width };
    sheet.rule(y, paper.hairline);
    sheet.tags.within('TOCI', () => {
      sheet.drawText(title, text.cellStrong, y + 3.5, place);
      sheet.drawText(String(page), text.cell, y + 3.5, { ...place, align: 'right' });
    });
    sheet.doc.link(sheet.left, y, sheet.width, LINE, {
      pageNumber: page,
      magFactor: 'XYZ',
      top: Math.max(0, target - 20),
    });
  });
  close();
}
