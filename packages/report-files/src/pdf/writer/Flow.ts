import type { Step } from '../Step.ts';
import { breakPages } from './breakPages.ts';
import type { PageWriter } from './PageWriter.ts';
import type { TextStyle } from './styles.ts';
import type { Tag } from './Tags.ts';

/** Content that must be on one page; lengths in points. */
export interface Block {
  /** Minimum height. */
  readonly height: number;
  /** How much higher the block may become to fill its page. */
  readonly stretch?: number;
  /** The head that is repeated above the block if the block begins a page. */
  readonly repeated?: { readonly height: number; readonly draw: () => void };
  /** Draws the block at the current position of the writer, with this height. */
  readonly draw: (height: number) => void | Promise<void>;
}

interface PlacedBlock extends Block {
  readonly above: number;
  readonly keepsNext: boolean;
}

/** Collects the content of several pages, and distributes it so that no page is nearly empty and no table is split needlessly. */
export class Flow {
  readonly writer: PageWriter;
  readonly #blocks: PlacedBlock[] = [];
  #above = 0;

  constructor(writer: PageWriter) {
    this.writer = writer;
  }

  /** Adds space above the next block, unless the block begins a page. */
  space(height: number): void {
    this.#above += height;
  }

  add(block: Block): void {
    this.#blocks.push({ ...block, above: this.#above, keepsNext: false });
    this.#above = 0;
  }

  /** Keeps the last block on the same page as the next block. */
  keepWithNext(): void {
    const last = this.#blocks.pop();
    if (last !== undefined) this.#blocks.push({ ...last, keepsNext: true });
  }

  /** Adds a paragraph in a column of `width`. */
  text(tag: Tag, content: string, style: TextStyle, width = this.writer.width): void {
    const { writer } = this;
    this.add({
      height: writer.heightOf(content, style, width),
      draw: () => writer.tags.within(tag, () => writer.drawText(content, style, writer.y, { x: writer.left, width })),
    });
  }

  /** The steps that draw the blocks, one step for each page, starting at the current position. */
  pages(): Step[] {
    const { writer } = this;
    const sizes = this.#blocks.map(({ stretch = 0, repeated, ...block }) => ({
      ...block,
      stretch,
      repeated: repeated?.height ?? 0,
    }));
    const ends = breakPages(sizes, writer.bottom - writer.top, writer.bottom - writer.y);
    return ends.map(
      (end, page) => () => this.#drawPage(this.#blocks.slice(page === 0 ? 0 : ends[page - 1], end), page > 0),
    );
  }

  async #drawPage(blocks: readonly PlacedBlock[], isNew: boolean): Promise<void> {
    const { writer } = this;
    if (isNew) writer.newPage();
    const isFresh = writer.y === writer.top;
    const taken = blocks.reduce((sum, { above, height }) => sum + above + height, 0);
    const first = blocks[0];
    const saved = isFresh ? (first?.above ?? 0) - (first?.repeated?.height ?? 0) : 0;
    const free = Math.max(0, writer.bottom - writer.y - taken + saved);
    const stretch = blocks.reduce((sum, block) => sum + (block.stretch ?? 0), 0);
    const share = Math.min(1, free / Math.max(1, stretch));
    for (const block of blocks) {
      if (block !== first || !isFresh) writer.space(block.above);
      else block.repeated?.draw();
      const { y } = writer;
      const height = block.height + share * (block.stretch ?? 0);
      await block.draw(height);
      writer.y = y + height;
    }
  }
}
