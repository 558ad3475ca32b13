import type { jsPDF } from 'jspdf';
import type { FontBook } from '../fonts/FontBook.ts';
import { paper, type TextStyle } from './styles.ts';
import type { Tag, Tags } from './Tags.ts';
import { wrap } from './wrap.ts';

/** Points. */
export const MARGIN = { side: 54, top: 72, bottom: 62 };

/** Half the height of a capital, in sizes: puts capitals in the middle of their line. */
const HALF_CAPITAL = 0.364;

export type Align = 'left' | 'right' | 'center';

interface Place {
  readonly x: number;
  readonly width: number;
  readonly align?: Align;
}

/** The pages of a document and the place where the next thing goes; lengths in points, y from the top. */
export class Sheet {
  readonly doc: jsPDF;
  readonly tags: Tags;
  readonly left = MARGIN.side;
  readonly width: number;
  readonly pageWidth: number;
  readonly pageHeight: number;
  y = MARGIN.top;
  readonly #fonts: FontBook;

  constructor(doc: jsPDF, fonts: FontBook, tags: Tags) {
    this.doc = doc;
    this.tags = tags;
    this.#fonts = fonts;
    this.pageWidth = doc.internal.pageSize.getWidth();
    this.pageHeight = doc.internal.pageSize.getHeight();
    this.width = this.pageWidth - 2 * MARGIN.side;
  }

  get bottom(): number {
    return this.pageHeight - MARGIN.bottom;
  }

  get pageNumber(): number {
    return this.doc.getNumberOfPages();
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN.top;
  }

  /** Makes sure that `height` fits; begins a page when it does not. Tells whether it did. */
  ensure(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.newPage();
    return true;
  }

  space(height: number): void {
    this.y += height;
  }

  measure(words: string, style: TextStyle): number {
    const tracking = style.tracking ?? 0;
    return this.#fonts
      .runs(words, style.weight)
      .reduce((sum, run) => sum + this.#fonts.width(run, style.size, tracking), 0);
  }

  wrap(words: string, style: TextStyle, width: number): string[] {
    return wrap(words, width, (part) => this.measure(part, style));
  }

  /** Height of text in a column of `width`. */
  heightOf(words: string, style: TextStyle, width: number): number {
    return this.wrap(words, style, width).length * style.leading;
  }

  /** The narrowest column in which text takes no more lines than in one of `width`: no word is left alone. */
  balanced(words: string, style: TextStyle, width: number): number {
    const lines = this.wrap(words, style, width).length;
    let [low, high] = [0, width];
    while (high - low > 1) {
      const middle = (low + high) / 2;
      if (this.wrap(words, style, middle).length > lines) low = middle;
      else high = middle;
    }
    return high;
  }

  /** Draws one line at `y` (its top) and marks nothing. */
  drawLine(words: string, style: TextStyle, y: number, { x, width, align = 'left' }: Place): void {
    const free = align === 'left' ? 0 : width - this.measure(words, style);
    const baseline = y + style.leading / 2 + style.size * HALF_CAPITAL;
    this.drawAtBaseline(words, style, x + (align === 'center' ? free / 2 : free), baseline);
  }

  /** Draws one line from `x` on and marks nothing. */
  drawAtBaseline(words: string, style: TextStyle, x: number, baseline: number): void {
    const tracking = style.tracking ?? 0;
    let at = x;
    this.doc.setFontSize(style.size).setTextColor(style.color);
    for (const run of this.#fonts.runs(words, style.weight)) {
      const width = this.#fonts.width(run, style.size, tracking);
      this.doc.setFont(run.family, run.style);
      if (run.emboldened) this.doc.setDrawColor(style.color).setLineWidth(style.size * 0.022);
      this.doc.text(run.text, at, baseline, {
        charSpace: tracking,
        renderingMode: run.emboldened ? 'fillThenStroke' : 'fill',
      });
      at += width;
    }
  }

  /** Draws text in a column from `y` on, as content of the open tag, on this page. Returns the height it took. */
  drawText(words: string, style: TextStyle, y: number, place: Place): number {
    const lines = this.wrap(words, style, place.width);
    this.tags.mark(() => {
      lines.forEach((line, index) => this.drawLine(line, style, y + index * style.leading, place));
    });
    return lines.length * style.leading;
  }

  /** Text at the current place over the whole width or `width`, continued on the next page when it must. */
  flow(tag: Tag, words: string, style: TextStyle, width = this.width): void {
    const lines = this.wrap(words, style, width);
    this.ensure(Math.min(lines.length, 2) * style.leading);
    this.tags.within(tag, () => {
      for (const line of lines) {
        this.ensure(style.leading);
        this.tags.mark(() => this.drawLine(line, style, this.y, { x: this.left, width }));
        this.y += style.leading;
      }
    });
  }

  /** A hairline across, at `y`. */
  rule(y: number, color: string = paper.hairline, { x = this.left, width = this.width, weight = 0.5 } = {}): void {
    this.tags.decoration(() => {
      this.doc
        .setDrawColor(color)
        .setLineWidth(weight)
        .line(x, y, x + width, y);
    });
  }
}
