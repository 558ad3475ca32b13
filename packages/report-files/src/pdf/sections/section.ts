import { MARGIN, type PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { table, tableHeight, type TableSpec } from '../writer/table.ts';

/** The start of a section, for the table of contents. */
export interface Placed {
  readonly title: string;
  readonly page: number;
  /** Points from the top of the page. */
  readonly top: number;
}

/** Starts a section. `minHeight`: points that must fit below the title on the same page. */
export function sectionTitle(writer: PageWriter, title: string, minHeight = 80): Placed {
  if (!writer.ensure(text.section.leading + minHeight + 26) && writer.y > 80) writer.space(26);
  const placed = { title, page: writer.pageNumber, top: writer.y };
  writer.flow('H2', title, text.section);
  writer.space(6);
  return placed;
}

/** Adds the current page to the file's bookmarks. */
export function bookmark(writer: PageWriter, title: string): void {
  writer.doc.outline.add(null, title, { pageNumber: writer.pageNumber });
}

/**
 * Draws a title inside a section.
 * @param minHeight points that must fit below the title on the same page
 */
export function subTitle(writer: PageWriter, title: string, minHeight = 60): void {
  writer.ensure(minHeight + subTitleHeight);
  writer.space(ABOVE_SUB_TITLE);
  writer.flow('H3', title, text.heading);
  writer.space(BELOW_SUB_TITLE);
}

const ABOVE_SUB_TITLE = 14;
const BELOW_SUB_TITLE = 2;

/** Height of a title inside a section, with its gaps, in points. */
export const subTitleHeight = ABOVE_SUB_TITLE + text.heading.leading + BELOW_SUB_TITLE;

/** Draws a table below a title. A short one that does not fit is moved to the next page as a whole. */
export function titledTable(writer: PageWriter, title: string, spec: TableSpec): void {
  subTitle(writer, title, Math.min(tableHeight(writer, spec), (writer.bottom - MARGIN.top) / 2));
  table(writer, spec);
}

/** Line length at which body text is easy to read, in points. */
export const proseWidth = (writer: PageWriter) => Math.min(writer.width, 430);

/** Draws a paragraph. */
export function prose(writer: PageWriter, paragraph: string): void {
  writer.flow('P', paragraph, text.body, proseWidth(writer));
}

/** Draws a list of sentences. */
export function list(writer: PageWriter, sentences: readonly string[]): void {
  const indent = 12;
  const width = proseWidth(writer) - indent;
  const close = writer.tags.open('L');
  for (const sentence of sentences) {
    const height = writer.heightOf(sentence, text.body, width);
    writer.ensure(height);
    writer.tags.within('LI', () => {
      writer.tags.decoration(() => writer.drawLine('–', text.body, writer.y, { x: writer.left, width: indent }));
      writer.tags.within('LBody', () =>
        writer.drawText(sentence, text.body, writer.y, { x: writer.left + indent, width }),
      );
    });
    writer.y += height + 3;
  }
  close();
}
