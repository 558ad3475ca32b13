import type { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';

/** The start of a section, for the table of contents. */
export interface Placed {
  readonly title: string;
  readonly page: number;
  /** Points from the top of the page. */
  readonly top: number;
}

interface SectionOptions {
  /** The content of the section in one line. */
  readonly summary?: string | null | undefined;
  readonly onPlaced?: (placed: Placed) => void;
}

/** Adds the title of a section, which is also a bookmark of the file. */
export function sectionTitle(flow: Flow, title: string, { summary, onPlaced }: SectionOptions = {}): void {
  const { writer } = flow;
  flow.space(24);
  flow.add({
    height: writer.heightOf(title, text.section, writer.width) + 6,
    draw: () => {
      onPlaced?.({ title, page: writer.pageNumber, top: writer.y });
      bookmark(writer, title);
      writer.tags.within('H2', () => writer.drawText(title, text.section, writer.y, writer.column));
      if (typeof summary === 'string' && fitsBeside(writer, title, summary)) {
        writer.tags.within('P', () =>
          writer.drawText(summary, { ...text.body, leading: text.section.leading }, writer.y, {
            ...writer.column,
            align: 'right',
          }),
        );
      }
    },
  });
  flow.keepWithNext();
}

const fitsBeside = (writer: PageWriter, title: string, summary: string) =>
  writer.measure(title, text.section) + 24 + writer.measure(summary, text.body) <= writer.width;

/** Adds the current page to the file's bookmarks. */
export function bookmark(writer: PageWriter, title: string): void {
  writer.doc.outline.add(null, title, { pageNumber: writer.pageNumber });
}

/** Adds a title inside a section. */
export function subTitle(flow: Flow, title: string): void {
  flow.space(12);
  flow.text('H3', title, text.heading);
  flow.keepWithNext();
  flow.space(2);
}

/** Line length at which body text is easy to read, in points. */
export const proseWidth = (writer: PageWriter) => Math.min(writer.width, 430);

export function prose(flow: Flow, paragraph: string): void {
  flow.text('P', paragraph, text.body, proseWidth(flow.writer));
}

/** Adds a note to the block above. */
export function note(flow: Flow, content: string): void {
  flow.keepWithNext();
  flow.space(4);
  flow.text('P', content, text.small);
}

export function list(flow: Flow, sentences: readonly string[]): void {
  const { writer } = flow;
  const indent = 12;
  const place = { x: writer.left + indent, width: proseWidth(writer) - indent };
  const inList = writer.tags.element('L');
  for (const sentence of sentences) {
    flow.add({
      height: writer.heightOf(sentence, text.body, place.width) + 3,
      draw: () =>
        inList(() =>
          writer.tags.within('LI', () => {
            writer.tags.decoration(() => writer.drawLine('–', text.body, writer.y, { x: writer.left, width: indent }));
            writer.tags.within('LBody', () => writer.drawText(sentence, text.body, writer.y, place));
          }),
        ),
    });
  }
}
