import type { jsPDF } from 'jspdf';
import type { FontRegistry } from '../fonts/FontRegistry.ts';
import type { PaperColors } from '../PaperColors.ts';
import type { Ink, TextStyle } from './styles.ts';
import type { Tag, Tags } from './Tags.ts';
import { wrap } from './wrap.ts';

/** Page margins, in points. */
export const MARGIN = { side: 54, top: 64, bottom: 54 };

/** Half the height of a capital letter, as a share of the font size, for centering capitals in their line. */
const HALF_CAPITAL = 0.364;

/** Tolerance in points. It is needed because the library rounds the same width differently from call to call. */
const TOLERANCE = 0.01;

export type Align = 'left' | 'right' | 'center';

/** A column of the page. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly align?: Align;
}

/** Writes content onto pages from top to bottom. Lengths are in points; `y` is the current position from the top. */
export class PageWriter {
  readonly doc: jsPDF;
  readonly tags: Tags;
  readonly colors: PaperColors;
  readonly left = MARGIN.side;
  readonly top = MARGIN.top;
  readonly width: number;
  readonly pageWidth: number;
  readonly pageHeight: number;
  y = MARGIN.top;
  readonly #fonts: FontRegistry;

  constructor(doc: jsPDF, fonts: FontRegistry, tags: Tags, colors: PaperColors) {
    this.doc = doc;
    this.colors = colors;
    this.tags = tags;
    this.#fonts = fonts;
    this.pageWidth = doc.internal.pageSize.getWidth();
    this.pageHeight = doc.internal.pageSize.getHeight();
    this.width = this.pageWidth - 2 * MARGIN.side;
  }

  /** The whole width between the margins. */
  get column(): Place {
    return { x: this.left, width: this.width };
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

  /** Starts a new page if `height` does not fit on this one. Returns whether a new page was started. */
  ensure(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.newPage();
    return true;
  }

  space(height: number): void {
    this.y += height;
  }

  /** Width of text on one line. */
  measure(content: string, style: TextStyle): number {
    const tracking = style.tracking ?? 0;
    return this.#fonts
      .runs(content, style.weight)
      .reduce((sum, run) => sum + this.#fonts.width(run, style.size, tracking), 0);
  }

  wrap(content: string, style: TextStyle, width: number): string[] {
    return wrap(content, width + TOLERANCE, (part) => this.measure(part, style));
  }

  /** Height of text in a column of `width`. */
  heightOf(content: string, style: TextStyle, width: number): number {
    return this.wrap(content, style, width).length * style.leading;
  }

  /** Draws one line with its top at `y`, without tagging it. */
  drawLine(content: string, style: TextStyle, y: number, { x, width, align = 'left' }: Place): void {
    const free = align === 'left' ? 0 : width - this.measure(content, style);
    const baseline = y + style.leading / 2 + style.size * HALF_CAPITAL;
    this.drawAtBaseline(content, style, x + (align === 'center' ? free / 2 : free), baseline);
  }

  /** Draws one line that starts at `x`, without tagging it. */
  drawAtBaseline(content: string, style: TextStyle, x: number, baseline: number): void {
    const tracking = style.tracking ?? 0;
    let at = x;
    this.doc.setFontSize(style.size).setTextColor(this.#hex(style.color));
    for (const run of this.#fonts.runs(content, style.weight)) {
      const width = this.#fonts.width(run, style.size, tracking);
      this.doc.setFont(run.family, run.style);
      if (run.emboldened) this.doc.setDrawColor(this.#hex(style.color)).setLineWidth(style.size * 0.022);
      this.doc.text(run.text, at, baseline, {
        charSpace: tracking,
        renderingMode: run.emboldened ? 'fillThenStroke' : 'fill',
      });
      at += width;
    }
  }

  /** Draws text in a column on this page, starting at `y`, as content of the open tag. Returns its height. */
  drawText(content: string, style: TextStyle, y: number, place: Place): number {
    const lines = this.wrap(content, style, place.width);
    this.tags.mark(() => {
      lines.forEach((line, index) => this.drawLine(line, style, y + index * style.leading, place));
    });
    return lines.length * style.leading;
  }

  /** Draws text at the current position, in a column of `width`, continued on the next page if necessary. */
  flow(tag: Tag, content: string, style: TextStyle, width = this.width): void {
    const lines = this.wrap(content, style, width);
    this.ensure(Math.min(lines.length, 2) * style.leading);
    this.tags.within(tag, () => {
      for (const line of lines) {
        this.ensure(style.leading);
        this.tags.mark(() => this.drawLine(line, style, this.y, { x: this.left, width }));
        this.y += style.leading;
      }
    });
  }

  /** Draws a horizontal line at `y`. */
  rule(y: number, color: Ink = 'hairline', { x = this.left, width = this.width, weight = 0.5 } = {}): void {
    this.tags.decoration(() => {
      this.doc
        .setDrawColor(this.#hex(color))
        .setLineWidth(weight)
        .line(x, y, x + width, y);
    });
  }

  #hex(ink: Ink): string {
    return typeof ink === 'string' ? this.colors[ink] : ink.rgb;
  }
}
