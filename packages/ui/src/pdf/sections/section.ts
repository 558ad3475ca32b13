import { MARGIN, type Sheet } from '../writer/Sheet.ts';
import { text } from '../writer/styles.ts';
import { table, tableHeight, type TableSpec } from '../writer/table.ts';

/** A section as the table of contents and the bookmarks know it. */
export interface Placed {
  readonly title: string;
  readonly page: number;
  /** Points from the top of the page. */
  readonly top: number;
}

/** Begins a section; `room` is what must fit below its title on the same page. */
export function sectionTitle(sheet: Sheet, title: string, room = 80): Placed {
  if (!sheet.ensure(text.section.leading + room + 26) && sheet.y > 80) sheet.space(26);
  const placed = { title, page: sheet.pageNumber, top: sheet.y };
  sheet.flow('H2', title, text.section);
  sheet.space(6);
  return placed;
}

/** Remembers the place for the list of bookmarks that readers show beside the pages. */
export function bookmark(sheet: Sheet, title: string): void {
  sheet.doc.outline.add(null, title, { pageNumber: sheet.pageNumber });
}

/** A title inside a section. */
export function subTitle(sheet: Sheet, title: string, room = 60): void {
  sheet.ensure(text.heading.leading + room + 14);
  sheet.space(14);
  sheet.flow('H3', title, text.heading);
  sheet.space(2);
}

/** A table under a title; moved to the next page as a whole when it is short and does not fit. */
export function titledTable(sheet: Sheet, title: string, spec: TableSpec): void {
  subTitle(sheet, title, Math.min(tableHeight(sheet, spec), (sheet.bottom - MARGIN.top) / 2));
  table(sheet, spec);
}

/** As wide as running text reads well. */
export const proseWidth = (sheet: Sheet) => Math.min(sheet.width, 430);

/** Running text. */
export function prose(sheet: Sheet, words: string): void {
  sheet.flow('P', words, text.body, proseWidth(sheet));
}

/** Sentences with a dash before each. */
export function list(sheet: Sheet, sentences: readonly string[]): void {
  const indent = 12;
  const width = proseWidth(sheet) - indent;
  const close = sheet.tags.open('L');
  for (const sentence of sentences) {
    const height = sheet.heightOf(sentence, text.body, width);
    sheet.ensure(height);
    sheet.tags.within('LI', () => {
      sheet.tags.decoration(() => sheet.drawLine('–', text.body, sheet.y, { x: sheet.left, width: indent }));
      sheet.tags.within('LBody', () => sheet.drawText(sentence, text.body, sheet.y, { x: sheet.left + indent, width }));
    });
    sheet.y += height + 3;
  }
  close();
}
